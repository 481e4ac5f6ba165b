import WatchwordDiagnostics

/// A quotation mark in a string resource has no partner.
enum UnbalancedQuotationMark: ReaderCheck {
  static let id: ExactText = "unbalanced-quotation-mark"
  static let severity = Severity.warning
  static let endsReading = false

  static let documentation: StaticString = """
    A quotation mark in a string resource has no partner.

    What: " starts a part of a text whose white space is kept, and nothing ends it.

    Why: people do not see the mark, although it was probably meant for them.

    Example:
      <string name="a">5" screen</string>

    What to do: write \\" for a quotation mark that people see.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"<resources><string name="a">5 1️⃣" screen</string></resources>"#,
      file: "values/strings.xml"),
    .clean(
      document: #"<resources><string name="a">" a "</string><string name="b">5 \" screen</string></resources>"#,
      file: "values/strings.xml"),
  ]
}
