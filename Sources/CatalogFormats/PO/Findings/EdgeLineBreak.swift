package import WatchwordDiagnostics

extension FindingKind {
  /// A text of a gettext catalogue starts or ends with a line break where its msgid does not, or the reverse.
  package static let edgeLineBreak = FindingKind(
    "edge-line-break", .error,
    """
    A text of a gettext catalogue starts or ends with a line break where its msgid does not, or the reverse.

    What: one of msgid and msgstr starts (or ends) with \\n, and the other does not; the same for msgid_plural and each
    msgstr[n]. Entries that are fuzzy or not translated are left alone.

    Why: msgfmt rejects the file, and the program's output runs into the text before or after it.

    Example:
      msgid "Done.\\n"
      msgstr "Fertig."

    What to do: start and end the translation as the msgid does.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"

        msgid "Done.\n"
        msgstr "1️⃣Fertig."

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"

        msgid "\nDone.\n"
        msgstr "\nFertig.\n"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"

        #, fuzzy
        msgid "Done.\n"
        msgstr "Fertig."

        """#),
    ])
}
