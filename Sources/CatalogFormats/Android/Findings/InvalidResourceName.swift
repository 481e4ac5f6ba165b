package import WatchwordDiagnostics

extension FindingKind {
  /// The name of a resource contains an invalid character.
  package static let invalidResourceName = FindingKind(
    "invalid-resource-name", .error,
    """
    The name of a resource contains an invalid character.

    What: a name must start with a letter or _, followed by letters, digits, _, . and -.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="2nd title">…</string>

    What to do: correct the name, also where the app uses it.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="1️⃣2nd">x</string></resources>"#),
      .bad(
        "values/strings.xml", #"<resources><string-array name="1️⃣a b"><item>x</item></string-array></resources>"#),
      .good(
        "values/strings.xml", #"<resources><string name="a.b-c">x</string><string name="_1">x</string></resources>"#),
    ])
}
