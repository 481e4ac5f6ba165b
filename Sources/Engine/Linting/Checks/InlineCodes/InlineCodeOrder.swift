import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The inline codes of the translation are in a different order from those of its source.
enum InlineCodeOrder: UnitCheck {
  static let kind = FindingKind(
    "inline-code-order", .warning,
    """
    The inline codes of the translation are in a different order from those of its source.

    What: both texts have the same codes, but not in the same order. Codes that Angular names are reported only if an
    end (CLOSE_LINK) comes before its start (START_LINK), because values and whole tags follow the order of the words.

    Why: codes look alike and are easily mixed up. Then the wrong word becomes the link.

    Example:
      <source><g id="1">Terms</g> and <g id="2">help</g></source><target><g id="2">Regeln</g> und <g id="1">Hilfe</g></target>

    What to do: compare what each code encloses. If the grammar of your language requires this order, nothing is wrong.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source><g id=\"1\">A</g> <x id=\"2\"/></source><target>1️⃣<x id=\"2\"/> <g id=\"1\">B</g></target></trans-unit>"
    ),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source><x id=\"START_LINK\"/>A<x id=\"CLOSE_LINK\"/></source><target>1️⃣<x id=\"CLOSE_LINK\"/>A<x id=\"START_LINK\"/></target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><x id=\"1\"/> A <x id=\"2\"/></source><target><x id=\"1\"/> <x id=\"2\"/> B</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><x id=\"PH\"/> of <x id=\"PH_1\"/></source><target><x id=\"PH_1\"/>: <x id=\"PH\"/></target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source><x id=\"1\"/> A <x id=\"2\"/></source><target><x id=\"2\"/> B</target></trans-unit>"
    ),
  ]

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
