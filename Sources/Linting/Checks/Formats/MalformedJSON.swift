import WatchwordDiagnostics

/// The file is not JSON.
enum MalformedJSON: ReaderCheck {
  static let id: ExactText = "malformed-json"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file is not JSON.

    What: at the marked place, the text stops being JSON (RFC 8259). Catalogues, policies and scripts of forms are JSON.

    Why: nothing after that place can be read.

    Example:
      {"minL": 8,}

    What to do: correct the text at the marked place; the finding says what was expected.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"{"a": "x" 1️⃣"b": "y"}"#,
      file: "app_en.arb"),
    .clean(
      document: #"{"a": "x", "b": "y"}"#,
      file: "app_en.arb"),
  ]
}
