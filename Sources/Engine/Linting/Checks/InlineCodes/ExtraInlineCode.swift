import WatchwordBasics
import WatchwordCatalogFormats

/// The translation has an inline code that its source does not have.
enum ExtraInlineCode: UnitCheck {
  static let kind = FindingKind("extra-inline-code", .error, milder: [.warning])

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit) else { return }
    for code in codes.extra.prefix(Findings.maximumPerText) {
      findings.report(.extra(code), as: code.canDelete == nil ? nil : .warning, at: code.nameSpan, unit: codes.unit)
    }
  }
}

extension Finding.Message {
  fileprivate static func extra(_ code: InlineElement) -> Self {
    Self(
      "The translation has \(code.written), but the source has no code with this id",
      help: "Delete the code, or give it the id of a code in the source")
  }
}
