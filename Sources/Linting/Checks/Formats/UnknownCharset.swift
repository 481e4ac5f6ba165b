import WatchwordDiagnostics

/// The charset of a gettext catalogue is not known.
enum UnknownCharset: ReaderCheck {
  static let id: ExactText = "unknown-charset"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    The charset of a gettext catalogue is not known.

    What: the header names a charset for which there is no conversion, or the file is in UTF-16. Without a known charset,
    the file is read as UTF-8.

    Why: characters other than ASCII may be read as others.

    Example:
      "Content-Type: text/plain; charset=utf-7\\n"

    What to do: save the file in UTF-8, and write charset=UTF-8.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=1️⃣klingon-8\n"

        """#,
      file: "de.po"),
    .clean(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=utf8\n"

        """#,
      file: "de.po"),
    .clean(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=CHARSET\n"

        """#,
      file: "de.po"),
  ]
}
