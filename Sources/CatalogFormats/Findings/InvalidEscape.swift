package import WatchwordDiagnostics

extension FindingKind {
  /// An escape does not represent a character.
  package static let invalidEscape = FindingKind(
    "invalid-escape", .error, milder: [.warning],
    """
    An escape does not represent a character.

    What: a backslash is followed by something that is not an escape of the format, or the digits after it are too few
    or do not name a character. In gettext catalogues and Android resources, a backslash itself is written twice. The
    finding is a warning if Android's resource compiler drops the escape, or replaces it by another character, and does
    not reject the file.

    Why: the file is rejected, or people see something other than what was meant.

    Example:
      msgstr "C:\\Programme"

    What to do: write \\\\ for a backslash, or the character itself.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgstr "ä1️⃣\q"

        """#),
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣\u12</string></resources>"#),
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣\u12 a</string></resources>"#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "C:\\a"
        msgstr "C:\\a\n\t\""

        """#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">\u0041\n\t\'\"\@\?\\</string></resources>"#),
    ])
}
