import WatchwordDiagnostics

/// A value is none of those that are possible.
enum UnknownValue: ReaderCheck {
  static let id: ExactText = "unknown-value"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A value is none of those that are possible.

    What: a value must be one of some words, and is another: the state of a translation or a device in a string catalogue, or
    a word in a policy.

    Why: nothing sensible can be assumed for it.

    Example:
      {"stringUnit": {"state": "done", "value": "Salz"}}

    What to do: write one of the words that the finding lists.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "1️⃣done", "value" : "b"}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
    .clean(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "needs_review", "value" : "b"}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
  ]
}
