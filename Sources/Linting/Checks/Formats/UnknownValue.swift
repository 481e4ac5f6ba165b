import WatchwordDiagnostics

/// A value is not one of those allowed.
enum UnknownValue: ReaderCheck {
  static let id: ExactText = "unknown-value"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A value is not one of those allowed.

    What: only certain words may stand there, and this is another: the state of a translation, a device in a string
    catalogue, or a word in a policy.

    Why: there is no sensible default for it.

    Example:
      {"stringUnit": {"state": "done", "value": "Salz"}}

    What to do: write one of the words that the finding lists.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "1️⃣done", "value" : "b"}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"1️⃣done\">Salz</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"x-done\">Salz</target></trans-unit>"),
    .clean(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "needs_review", "value" : "b"}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
  ]
}
