import WatchwordDiagnostics

/// A text in a .strings file has an escape that Apple's tools do not know.
enum UnknownEscape: ReaderCheck {
  static let id: ExactText = "unknown-escape"
  static let severity = Severity.warning
  static let endsReading = false

  static let documentation: StaticString = """
    A text in a .strings file has an escape that Apple's tools do not know.

    What: a backslash stands in front of a character that needs none, \\U has fewer than four hexadecimal digits behind it,
    or an escape stands for half of a character.

    Why: the backslash is dropped in silence: \\u00E9 becomes u00E9, not é.

    Example:
      "coffee" = "Caf\\u00E9";

    What to do: write the character itself, or \\U and four hexadecimal digits. Write \\\\ for a backslash that people see.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"""
        "a" = "Caf1️⃣\u00E9";

        """#,
      file: "a.strings"),
    .triggering(
      document: #"""
        "a" = "b1️⃣\q";

        """#,
      file: "a.strings"),
    .clean(
      document: #"""
        "a" = "Caf\U00E9\n\t\"\\";

        """#,
      file: "a.strings"),
  ]
}
