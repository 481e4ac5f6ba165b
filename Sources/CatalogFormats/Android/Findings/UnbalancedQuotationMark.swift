package import WatchwordDiagnostics

extension FindingKind {
  /// A quotation mark in a string resource has no partner.
  package static let unbalancedQuotationMark = FindingKind(
    "unbalanced-quotation-mark", .warning,
    """
    A quotation mark in a string resource has no partner.

    What: " starts a part of a text whose white space is kept, and nothing ends it.

    Why: people do not see the mark, although it was probably meant for them.

    Example:
      <string name="a">5" screen</string>

    What to do: write \\" for a quotation mark that people see.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">5 1️⃣" screen</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">" a "</string><string name="b">5 \" screen</string></resources>"#),
    ])
}
