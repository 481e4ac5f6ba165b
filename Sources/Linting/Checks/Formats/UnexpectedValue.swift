import WatchwordDiagnostics

/// A value of a JSON catalogue has another type than its member needs.
enum UnexpectedValue: ReaderCheck {
  static let id: ExactText = "unexpected-value"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A value of a JSON catalogue has another type than its member needs.

    What: a text is a number, a truth value or an object, a description is no object, or @@locale names no language.

    Why: the member is ignored, or the app that reads the file stops.

    Example:
      {"count": 1}

    What to do: write the value as the finding says, a text in quotation marks.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"{"a": 1️⃣1}"#,
      file: "app_en.arb"),
    .triggering(
      document: #"{"a": {"b": 1️⃣true}}"#,
      file: "locales/en/a.json"),
    .clean(
      document: #"{"@@locale": "en", "a": "1", "@a": {"description": "d"}}"#,
      file: "app_en.arb"),
    .clean(
      document: #"{"a": {"b": "x", "c": null, "d": ["e", "f"]}}"#,
      file: "locales/en/a.json"),
  ]
}
