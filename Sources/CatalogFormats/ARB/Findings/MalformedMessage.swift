package import WatchwordDiagnostics

extension FindingKind {
  /// A bracket of a message in ICU's syntax has no partner.
  package static let malformedMessage = FindingKind(
    "malformed-message", .error,
    """
    A bracket of a message in ICU's syntax has no partner.

    What: { or } is left over, whether apostrophes are read as quotation marks around brackets or not.

    Why: the message cannot be compiled or shown.

    Example:
      {"files": "{count, plural, one{1 file} other{{count} files}"}

    What to do: close the bracket, or remove it; write '{' for a bracket that people see.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": "1️⃣{n"}"#),
      .good("app_en.arb", #"{"a": "{n, plural, one{1 file} other{{n} files}}", "b": "a '{' b"}"#),
    ])
}
