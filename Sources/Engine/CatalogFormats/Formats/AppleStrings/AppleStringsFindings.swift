package import WatchwordDiagnostics

extension FindingKind {
  /// A .strings file is malformed for Apple's tools.
  package static let malformedStrings = FindingKind(
    "malformed-strings", .error, leavesOut: .some,
    """
    A .strings file is malformed for Apple's tools.

    What: a semicolon, an equals sign or a quotation mark is missing, a comment does not end, or a value is not a text.
    Reading continues after the error where possible.

    Why: one such error makes Apple's tools reject the whole file, so that users see keys instead of texts.

    Example:
      "greeting" = "Hello"
      "farewell" = "Good "bye"";

    What to do: correct the text at the place shown. Write \\" for a quotation mark inside a text.
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
