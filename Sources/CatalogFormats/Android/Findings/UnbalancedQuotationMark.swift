package import WatchwordDiagnostics

extension FindingKind {
  /// A quotation mark in a string resource has no match.
  package static let unbalancedQuotationMark = FindingKind(
    "unbalanced-quotation-mark", .warning,
    """
    A quotation mark in a string resource has no match.

    What: " starts a part of a text whose white space is kept, and nothing ends it.

    Why: the mark is not shown, although it was probably meant to be.

    Example:
      <string name="a">5" screen</string>

    What to do: write \\" for a visible quotation mark.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">5 1️⃣" screen</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">" a "</string><string name="b">5 \" screen</string></resources>"#),
    ])
}
