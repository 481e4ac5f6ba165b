import WatchwordDiagnostics

/// A placeholder is broken.
enum MalformedPlaceholder: MessageCheck {
  static let id: ExactText = "malformed-placeholder"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A placeholder is broken.

    What: a placeholder has a space inside (% @, %1$ @), lost its percent sign (1$@), has the percent sign of another
    script (％@), ends in an unknown letter (%1$y) or an obsolete capital letter (%D), or its name is broken (%#@ x@).

    Why: people see the placeholder itself instead of the value, or the app crashes.

    Example:
      <source>Hi %1$@</source><target>Hallo %1$ @</target>

    What to do: copy the placeholder from the source, character by character.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo 1️⃣%1$ @</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo %1$@</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo 1️⃣1$@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Hi %1$@</source><target>Hallo %1$@</target></trans-unit>"),
    .triggering(
      "ja", "<trans-unit id=\"a\"><source>Hi %@</source><target>こんにちは1️⃣％@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Hi %@</source><target>こんにちは%@</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%d files</source><target>1️⃣%D Dateien</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%d files</source><target>%d Dateien</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>%#@x@</source><target>1️⃣%#@ x@</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>%#@x@</source><target>%#@x@</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>%@ owes 1️⃣%1$y</source></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>It costs 1$ @home</source><target>Es kostet 1$ @home</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>100%</source><target>100％</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%minutes% ago</source><target>vor %minutes%</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Type %D</source><target>Typ %D</target></trans-unit>"),
  ]

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for (index, unit) in message.units.enumerated() {
      guard let text = unit.shown else { continue }
      let isTranslation = unit.target != nil
      let broken = isTranslation ? unit.comparison?.malformed ?? [] : BrokenPlaceholder.all(in: text)
      let repair = broken.isEmpty ? nil : PlaceholderRepair(of: index, in: message, file)
      for broken in broken.prefix(Findings.mostInText) {
        findings.report(
          .malformed(text.quoted(broken.range), broken.fault), at: text.span(of: broken.range), unit: unit.id,
          fix: repair?.fix(at: broken.range))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func malformed(_ text: String, _ fault: String) -> Self {
    Self(
      "\"\(text)\" looks like a placeholder, but \(fault)",
      help: "Copy the placeholder from the source; write %% to show a percent sign")
  }
}
