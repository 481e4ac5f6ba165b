package import WatchwordDiagnostics

extension FindingKind {
  /// A .strings file cannot be read as Apple's tools read it.
  package static let malformedStrings = FindingKind(
    "malformed-strings", .error, leavesOut: .some,
    """
    A .strings file cannot be read as Apple's tools read it.

    What: a semicolon, an equals sign or a quotation mark is missing, a comment does not end, or a value is not a text. What
    follows the place is read where that is possible.

    Why: one such place makes Apple's tools refuse the whole file, so that people see keys instead of texts.

    Example:
      "greeting" = "Hello"
      "farewell" = "Good "bye"";

    What to do: correct the place that is shown. Write \\" for a quotation mark inside a text.
    """,
    examples: [
      .bad(
        "a.strings",
        #"""
        "a" 1️⃣"b";
        "c" = "d";

        """#),
      .bad(
        "a.strings",
        #"""
        "a" = "He said "1️⃣hi" to me";

        """#),
      .good(
        "a.strings",
        #"""
        /* n */
        "a" = "He said \"hi\" to me"; b = c;

        """#),
    ])
}
