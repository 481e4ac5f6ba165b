import WatchwordBasics
import WatchwordCatalogFormats

/// The translation has an inline code more often than its source.
enum DuplicatedInlineCode: UnitCheck {
  static let kind = FindingKind("duplicated-inline-code", .error)

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit) else { return }
    for code in codes.duplicated.prefix(Findings.maximumPerText) {
      findings.report(.duplicated(code), at: code.nameSpan, unit: codes.unit)
    }
  }
}

extension Finding.Message {
  fileprivate static func duplicated(_ code: InlineElement) -> Self {
    Self(
      "The translation has \(code.written) more often than the source", help: "Delete the extra code")
  }
}
