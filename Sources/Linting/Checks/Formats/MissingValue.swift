import WatchwordDiagnostics

/// Something that is required is missing.
enum MissingValue: ReaderCheck {
  static let id: ExactText = "missing-value"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    Something that is required is missing.

    What: a text of a string catalogue, a rule, a policy or an event lacks a value that it needs.

    Why: nothing sensible can be assumed for it.

    Example:
      {"rule": "length"}

    What to do: add the value; the finding names it.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : 1️⃣{"state" : "new"}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
    .clean(
      document:
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : ""}}}}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
  ]
}
