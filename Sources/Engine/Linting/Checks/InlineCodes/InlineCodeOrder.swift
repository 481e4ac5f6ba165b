import WatchwordBasics
import WatchwordCatalogFormats

/// The inline codes of the translation are in a different order from those of its source.
enum InlineCodeOrder: UnitCheck {
  static let kind = FindingKind("inline-code-order", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let codes = InlineCodes(unit), codes.missing.isEmpty, codes.extra.isEmpty,
      let (found, expected) = codes.misplaced
    else { return }
    findings.report(.misplaced(found, expected), at: found.nameSpan, unit: codes.unit)
  }
}

extension Finding.Message {
  fileprivate static func misplaced(_ found: InlineElement, _ expected: InlineElement) -> Self {
    Self(
      "\(found.written) comes before \(expected.written), but after it in the source",
      help:
        "Compare what each code encloses; keep the order of the source unless your language requires another")
  }
}
