package import WatchwordDiagnostics

extension FindingKind {
  /// An escape stands for no character.
  package static let invalidEscape = FindingKind(
    "invalid-escape", .error, milder: [.warning],
    """
    An escape stands for no character.

    What: a backslash is followed by something that the format has no escape for, or the digits behind it are too few or
    name no character. In gettext's catalogues and Android's resources, a backslash itself is written twice. It is a warning
    where Android's resource compiler drops the escape, or makes another character of it, and does not refuse the file.

    Why: the file is refused, or people see something else than was meant.

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
