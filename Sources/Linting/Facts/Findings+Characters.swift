import WatchwordCatalogFormats
import WatchwordDiagnostics

extension Findings {
  /// Reports the characters of a text for which there is a message, the first few.
  mutating func report(each shown: ShownText, _ message: (Unicode.Scalar) -> Finding.Message?) {
    var offset = 0
    var count = 0
    for scalar in shown.text.text.unicodeScalars where count < Findings.mostInText {
      defer { offset += UTF8.width(scalar) }
      guard let message = message(scalar) else { continue }
      report(message, at: shown.text.span(of: offset..<offset + UTF8.width(scalar)), unit: shown.unit)
      count += 1
    }
  }
}
