import Diagnostics

/// A unit has no id.
enum MissingUnitID: ReaderCheck {
  static let id: ExactText = "missing-unit-id"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A unit has no id.

    What: a <trans-unit> lacks the attribute id. An empty id is one: Xcode writes it for the empty text.

    Why: the id says which text of the app is translated; without it the translation goes nowhere.

    Example:
      <trans-unit><source>Salt</source><target>Salz</target></trans-unit>

    What to do: take the id over from the file as it was exported.
    """

  static let examples: [CheckExample] = [
    .triggering("de", "1️⃣<trans-unit><source>Salt</source><target>Salz</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"\"><source>Salt</source><target>Salz</target></trans-unit>"),
  ]
}
