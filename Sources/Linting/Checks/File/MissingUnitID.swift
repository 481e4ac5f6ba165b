import WatchwordDiagnostics

/// A unit has no id.
enum MissingUnitID: ReaderCheck {
  static let id: ExactText = "missing-unit-id"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A unit has no id.

    What: a <trans-unit> lacks the attribute id. An empty id is accepted: Xcode writes it for the empty text.

    Why: the id says which text of the app is translated. Without it, the translation is not used.

    Example:
      <trans-unit><source>Salt</source><target>Salz</target></trans-unit>

    What to do: copy the id from the exported file.
    """

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣<trans-unit><source>Salt</source><target>Salz</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"\"><source>Salt</source><target>Salz</target></trans-unit>"),
  ]
}
