import WatchwordBasics
import WatchwordCatalogFormats

/// The translation lacks an inline code of its source.
enum MissingInlineCode: UnitCheck {
  static let kind = FindingKind("missing-inline-code", .error, milder: [.warning])

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit), !codes.missing.isEmpty else { return }
    findings.report(
      .missing(codes.missing), as: codes.canOmitMissing ? .warning : nil, at: codes.target.contentSpan,
      unit: codes.unit)
  }
}

extension Finding.Message {
  fileprivate static func missing(_ codes: [InlineElement]) -> Self {
    let names = codes.prefix(Findings.maximumPerText).map { $0.written }.joined(separator: ", ")
    let list = names + (codes.count > Findings.maximumPerText ? ", …" : "")
    return Self(
      "The translation lacks \(list), which the source has",
      help: "Copy \(list) from the source to where it belongs in your language")
  }
}
