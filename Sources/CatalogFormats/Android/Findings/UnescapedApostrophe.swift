package import WatchwordDiagnostics

extension FindingKind {
  /// An apostrophe in a string resource has no backslash.
  package static let unescapedApostrophe = FindingKind(
    "unescaped-apostrophe", .error,
    """
    An apostrophe in a string resource has no backslash.

    What: a text that is not between quotation marks contains '. Only the first one of a text is reported.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="a">Don't</string>

    What to do: write Don\\'t, or "Don't" with quotation marks.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">Don1️⃣'t</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">Don\'t</string><string name="b">"Don't"</string></resources>"#),
    ])
}
