import WatchwordDiagnostics

/// A value has the wrong type.
enum WrongType: ReaderCheck {
  static let id: ExactText = "wrong-type"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A value has the wrong type.

    What: there is a text where a number is expected, a number where a list is expected, and so on.

    Why: nothing sensible can be assumed for it.

    Example:
      {"rule": "length", "min": "8"}

    What to do: write the value as the finding says.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"{"sourceLanguage" : "en", "strings" : {"a" : 1️⃣3}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
    .clean(
      document: #"{"sourceLanguage" : "en", "strings" : {"a" : {}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
  ]
}
