package import WatchwordDiagnostics

extension FindingKind {
  /// A line of a gettext catalogue cannot be read.
  package static let malformedPO = FindingKind(
    "malformed-po", .error, leavesOut: .some,
    """
    A line of a gettext catalogue cannot be read.

    What: a word is not a keyword, a text is not closed on its line, a msgid has no msgstr, or something else is where a
    keyword, a text or a comment is expected. The line is skipped; the rest of the file is read.

    Why: msgfmt rejects the file, so that none of its translations reach users.

    Example:
      msgid "Open
      msgstr "Öffnen"

    What to do: correct the text at the place shown. Write \\" for a quotation mark inside a text.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        1️⃣domain "b"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        # n
        msgctxt "c"
        msgid "a"
        msgstr ""
        "b"
        "c"

        #~ msgid "x"
        #~ msgstr "y"

        """#),
    ])
}
