import WatchwordDiagnostics

/// An object has the same name twice.
enum DuplicateKey: ReaderCheck {
  static let id: ExactText = "duplicate-key"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    An object has the same name twice.

    What: two members of one JSON object have the same name, such as two texts with one key.

    Why: programs differ in which of the two they use.

    Example:
      {"open": "Open", "open": "Open file"}

    What to do: remove one of the two.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"{"a": "x", 1️⃣"a": "y"}"#,
      file: "app_en.arb"),
    .triggering(
      document: #"{"sourceLanguage" : "en", "strings" : {"a" : {}, 1️⃣"a" : {}}, "version" : "1.0"}"#,
      file: "a.xcstrings"),
    .clean(
      document: #"{"a": {"b": "x"}, "c": {"b": "x"}}"#,
      file: "locales/en/a.json"),
  ]
}
