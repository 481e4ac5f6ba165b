import WatchwordDiagnostics

/// A bracket of a message in ICU's syntax has no partner.
enum MalformedMessage: ReaderCheck {
  static let id: ExactText = "malformed-message"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A bracket of a message in ICU's syntax has no partner.

    What: { or } is left over, whether apostrophes are read as quotation marks around brackets or not.

    Why: the message cannot be compiled or shown.

    Example:
      {"files": "{count, plural, one{1 file} other{{count} files}"}

    What to do: close the bracket, or remove it; write '{' for a bracket that people see.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"{"a": "1️⃣{n"}"#,
      file: "app_en.arb"),
    .clean(
      document: #"{"a": "{n, plural, one{1 file} other{{n} files}}", "b": "a '{' b"}"#,
      file: "app_en.arb"),
  ]
}
