package import WatchwordDiagnostics

extension FindingKind {
  /// A text has more or fewer plural forms than its gettext catalogue.
  package static let pluralFormCount = FindingKind(
    "plural-form-count", .error,
    """
    A text has more or fewer plural forms than its gettext catalogue.

    What: the number of msgstr[0], msgstr[1] … differs from nplurals in the header. Texts without any translation are left
    alone.

    Why: msgfmt rejects the file; a program that reads it shows an empty text for some numbers.

    Example:
      "Plural-Forms: nplurals=3; …"
      msgstr[0] "%d файл"
      msgstr[1] "%d файла"

    What to do: add the missing form, whose category the finding names, or remove the extra one.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        1️⃣msgid "a"
        msgid_plural "b"
        msgstr[0] "c"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgid_plural "b"
        msgstr[0] "c"
        msgstr[1] "d"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgid_plural "b"
        msgstr[0] ""

        """#),
    ])
}
