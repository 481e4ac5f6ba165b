package import WatchwordDiagnostics

extension FindingKind {
  /// A text in a .strings file has an escape that Apple's tools do not support.
  package static let unknownEscape = FindingKind(
    "unknown-escape", .warning,
    """
    A text in a .strings file has an escape that Apple's tools do not support.

    What: a backslash precedes a character that needs none, \\U is followed by fewer than four hexadecimal digits,
    or an escape represents half of a character.

    Why: the backslash is dropped silently: \\u00E9 becomes u00E9, not é.

    Example:
      "coffee" = "Caf\\u00E9";

    What to do: write the character itself, or \\U and four hexadecimal digits. Write \\\\ for a visible backslash.
    """,
    examples: [
      .bad(
        "a.strings",
        #"""
        "a" = "Caf1️⃣\u00E9";

        """#),
      .bad(
        "a.strings",
        #"""
        "a" = "b1️⃣\q";

        """#),
      .good(
        "a.strings",
        #"""
        "a" = "Caf\U00E9\n\t\"\\";

        """#),
    ])
}
