package import WatchwordDiagnostics

extension FindingKind {
  /// A unit has no id.
  package static let missingUnitID = FindingKind(
    "missing-unit-id", .error,
    """
    A unit has no id.

    What: a <trans-unit> lacks the attribute id. An empty id is accepted: Xcode writes it for the empty text.

    Why: the id identifies the text of the app that is translated. Without it, the translation is not used.

    Example:
      <trans-unit><source>Salt</source><target>Salz</target></trans-unit>

    What to do: copy the id from the exported file.
    """,
    examples: [
      .bad(language: "de", "1️⃣<trans-unit><source>Salt</source><target>Salz</target></trans-unit>"),
      .good(language: "de", "<trans-unit id=\"\"><source>Salt</source><target>Salz</target></trans-unit>"),
    ])
}
