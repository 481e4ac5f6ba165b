import WatchwordDiagnostics

/// A .strings file cannot be read as Apple's tools read it.
enum MalformedStrings: ReaderCheck {
  static let id: ExactText = "malformed-strings"
  static let severity = Severity.error
  static let endsReading = false
  static let skipsContent = true

  static let documentation: StaticString = """
    A .strings file cannot be read as Apple's tools read it.

    What: a semicolon, an equals sign or a quotation mark is missing, a comment does not end, or a value is not a text. What
    follows the place is read where that is possible.

    Why: one such place makes Apple's tools refuse the whole file, so that people see keys instead of texts.

    Example:
      "greeting" = "Hello"
      "farewell" = "Good "bye"";

    What to do: correct the place that is shown. Write \\" for a quotation mark inside a text.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"""
        "a" 1️⃣"b";
        "c" = "d";

        """#,
      file: "a.strings"),
    .triggering(
      document: #"""
        "a" = "He said "1️⃣hi" to me";

        """#,
      file: "a.strings"),
    .clean(
      document: #"""
        /* n */
        "a" = "He said \"hi\" to me"; b = c;

        """#,
      file: "a.strings"),
  ]
}
