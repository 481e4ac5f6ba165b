import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text contains U+FFFD, which replaces a character that could not be read.
enum ReplacementCharacter: UnitCheck {
  static let kind = FindingKind(
    "replacement-character", .error,
    """
    A text contains U+FFFD, which replaces a character that could not be read.

    What: a translation has U+FFFD (�), which programs write in place of a character that they cannot read, and its
    source does not. In a source catalogue, any text with this character is reported.

    Why: the character is lost, and people see a question mark.

    Example:
      <source>Close</source><target>Schlie\u{FFFD}en</target>

    What to do: write the original character.
    """)
  static let signs: TextShape.Signs = .replacement

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Close</source><target>Schlie1️⃣\u{FFFD}en</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>Clo1️⃣\u{FFFD}e</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Shown as \u{FFFD}</source><target>Als \u{FFFD}</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.replacement),
      !shown.sourceSigns.contains(.replacement)
    else { return }
    findings.report(each: shown) { $0.value == 0xFFFD ? .lost : nil }
  }
}

extension Finding.Message {
  fileprivate static let lost = Self(
    "Found U+FFFD, which replaces a character that could not be read", help: "Write the original character")
}
