import WatchwordCatalogFormats
import WatchwordDiagnostics

extension Findings {
  /// Reports the first few characters of a text for which `message` returns a message. A `substitute` is offered as a
  /// fix that needs a review.
  mutating func report(
    each shown: ShownText, substitute: (Unicode.Scalar) -> Unicode.Scalar? = { _ in nil },
    _ message: (Unicode.Scalar) -> Finding.Message?
  ) {
    var offset = 0
    var count = 0
    for scalar in shown.text.text.unicodeScalars where count < Findings.mostInText {
      defer { offset += UTF8.width(scalar) }
      guard let message = message(scalar) else { continue }
      let range = offset..<offset + UTF8.width(scalar)
      let fix = substitute(scalar).flatMap { shown.fix(replacing: range, with: ExactText(String($0)), isSafe: false) }
      report(message, at: shown.text.span(of: range), unit: shown.unit, fix: fix)
      count += 1
    }
  }
}
