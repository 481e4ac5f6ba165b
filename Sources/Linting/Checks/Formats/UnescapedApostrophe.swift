import WatchwordDiagnostics

/// An apostrophe in a string resource has no backslash.
enum UnescapedApostrophe: ReaderCheck {
  static let id: ExactText = "unescaped-apostrophe"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    An apostrophe in a string resource has no backslash.

    What: ' stands in a text that is not between quotation marks. Only the first one of a text is reported.

    Why: Android's resource compiler refuses the file.

    Example:
      <string name="a">Don't</string>

    What to do: write Don\\'t, or "Don't" with quotation marks.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"<resources><string name="a">Don1️⃣'t</string></resources>"#,
      file: "values/strings.xml"),
    .clean(
      document: #"<resources><string name="a">Don\'t</string><string name="b">"Don't"</string></resources>"#,
      file: "values/strings.xml"),
  ]
}
