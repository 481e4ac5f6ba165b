package import WatchwordDiagnostics

extension FindingKind {
  /// The name of a resource has a character that no name can have.
  package static let invalidResourceName = FindingKind(
    "invalid-resource-name", .error,
    """
    The name of a resource has a character that no name can have.

    What: a name starts with a letter or _, and goes on with letters, digits, _, . and -.

    Why: Android's resource compiler refuses the file.

    Example:
      <string name="2nd title">…</string>

    What to do: correct the name, and the places where the app asks for it.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="1️⃣2nd">x</string></resources>"#),
      .bad(
        "values/strings.xml", #"<resources><string-array name="1️⃣a b"><item>x</item></string-array></resources>"#),
      .good(
        "values/strings.xml", #"<resources><string name="a.b-c">x</string><string name="_1">x</string></resources>"#),
    ])
}
