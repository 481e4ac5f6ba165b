import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation has a different kind of choice from that of its source, or no choice at all.
enum ChoiceMismatch: MessageCheck {
  static let kind = FindingKind(
    "choice-mismatch", .error, milder: [.warning],
    """
    A translation has a different kind of choice from that of its source, or no choice at all.

    What: the source has a choice such as {count, plural, …}, and the translation chooses by the same value with select
    or selectordinal, or the other way round. It is a warning if the translation neither chooses by the number nor shows
    it, or has too few of the forms between the | of vue-i18n and Laravel, unless its language has one form for all
    numbers.

    Why: a selector such as few never matches in a select, so that everyone reads other. Without the choice, people read
    the same text for 1 and for 5.

    Example:
      {count, plural, one{day} other{days}} translated as {count, select, one{Tag} other{Tage}}

    What to do: copy the head of the choice from the source.
    """)

  static let needsEveryUnit = false

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, one{day} other{days}}</source><target>1️⃣{n, select, one{Tag} other{Tage}}</target></trans-unit>",
      original: "a.json"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, one{day} other{days}}</source><target>1️⃣Tag</target></trans-unit>",
      original: "a.json"),
    .clean(
      "ja", "<trans-unit id=\"a\"><source>{n, plural, one{day} other{days}}</source><target>日</target></trans-unit>",
      original: "a.json"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>{n, plural, one{# day} other{# days}}</source><target>Tage: {n}</target></trans-unit>",
      original: "a.json"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Files: {n}</source><target>{n, plural, one{# Datei} other{# Dateien}}</target></trans-unit>",
      original: "a.arb"),
  ]

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.choiceKind) {
        findings.report(.kind(difference), at: span, unit: unit.id)
      }
      for (difference, span) in unit.differences(.choiceLost) {
        findings.report(.lost(difference), as: .warning, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func kind(_ difference: Difference) -> Self {
    Self(
      "The translation \(difference.words)", help: "Write \(difference.list), with the forms that your language has")
  }

  fileprivate static func lost(_ difference: Difference) -> Self {
    guard let name = difference.names.first else {
      return Self(
        "The translation \(difference.words), so that a number shows the form of another one",
        help: "Write all forms of the source, with a | between two of them")
    }
    return Self(
      "The source chooses its text by the number \"\(name)\", but the translation is the same for all numbers",
      help: "Write {\(name), plural, …} with the forms that your language has, or show the number as {\(name)}")
  }
}
