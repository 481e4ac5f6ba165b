import WatchwordDiagnostics

/// A text has more or fewer plural forms than its gettext catalogue.
enum PluralFormCount: ReaderCheck {
  static let id: ExactText = "plural-form-count"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A text has more or fewer plural forms than its gettext catalogue.

    What: the number of msgstr[0], msgstr[1] … differs from nplurals in the header. Texts without any translation are left
    alone.

    Why: msgfmt refuses the file; a program that reads it shows an empty text for some numbers.

    Example:
      "Plural-Forms: nplurals=3; …"
      msgstr[0] "%d файл"
      msgstr[1] "%d файла"

    What to do: add the missing form, whose category the finding names, or remove the one too many.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        1️⃣msgid "a"
        msgid_plural "b"
        msgstr[0] "c"

        """#,
      file: "de.po"),
    .clean(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgid_plural "b"
        msgstr[0] "c"
        msgstr[1] "d"

        """#,
      file: "de.po"),
    .clean(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgid_plural "b"
        msgstr[0] ""

        """#,
      file: "de.po"),
  ]
}
