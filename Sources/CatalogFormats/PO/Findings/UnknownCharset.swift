package import WatchwordDiagnostics

extension FindingKind {
  /// The charset of a gettext catalogue is not known.
  package static let unknownCharset = FindingKind(
    "unknown-charset", .error,
    """
    The charset of a gettext catalogue is not known.

    What: the header names a charset for which there is no conversion, or the file is in UTF-16. Without a known charset,
    the file is read as UTF-8.

    Why: non-ASCII characters may be misread.

    Example:
      "Content-Type: text/plain; charset=utf-7\\n"

    What to do: save the file in UTF-8, and write charset=UTF-8.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=1️⃣klingon-8\n"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=utf8\n"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=CHARSET\n"

        """#),
    ])
}
