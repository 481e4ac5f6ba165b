extension FindingKind {
  /// A value has the wrong type.
  package static let wrongType = FindingKind(
    "wrong-type", .error, milder: [.warning],
    """
    A value has the wrong type.

    What: the file has a text where a number is expected, a number where a list is expected, and so on. The finding is
    a warning for a number of a REL-ID policy in quotation marks, which is read all the same.

    Why: nothing sensible can be assumed for it.

    Example:
      {"rule": "length", "min": "8"}

    What to do: write the value as the finding says.
    """,
    examples: [
      .bad(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : 1️⃣3}, "version" : "1.0"}"#),
      .good(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {}}, "version" : "1.0"}"#),
    ])
}
