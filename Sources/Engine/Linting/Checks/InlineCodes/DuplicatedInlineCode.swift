import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The translation has an inline code more often than its source.
enum DuplicatedInlineCode: UnitCheck {
  static let kind = FindingKind(
    "duplicated-inline-code", .error,
    """
    The translation has an inline code more often than its source.

    What: a code with the same id occurs more often in the translation than in the source. Values that Angular names
    (INTERPOLATION) may be repeated, and so may the codes of texts with plural forms ({VAR_PLURAL, plural, …}).

    Why: the link or the format is inserted twice, and many tools reject the file.

    Example:
      <source>Read <x id="1"/></source><target><x id="1"/> lesen <x id="1"/></target>

    What to do: delete the extra code.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Read <x id=\"1\"/></source><target><x id=\"1\"/> lesen 1️⃣<x id=\"1\"/></target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>A<x id=\"1\"/>B<x id=\"1\"/></source><target>A<x id=\"1\"/>B<x id=\"1\"/></target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Delete <x id=\"INTERPOLATION\"/></source><target><x id=\"INTERPOLATION\"/> und alles in <x id=\"INTERPOLATION\"/> löschen</target></trans-unit>"
    ),
    .clean(
      "pl",
      "<trans-unit id=\"a\"><source>{VAR_PLURAL, plural, other {<x id=\"B\"/> minutes}}</source><target>{VAR_PLURAL, plural, few {<x id=\"B\"/> minuty} other {<x id=\"B\"/> minut}}</target></trans-unit>",
      original: "ng2.template"),
  ]

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
