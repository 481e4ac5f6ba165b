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

  /// The field Plural-Forms of a gettext catalogue cannot be used.
  package static let invalidPluralForms = FindingKind(
    "invalid-plural-forms", .error,
    """
    The field Plural-Forms of a gettext catalogue cannot be used.

    What: the field has no number of forms (1 to 6) or no formula, the formula is not a C expression in n, it divides by
    zero, or it gives some number a form that does not exist; or there is no such field, but a text varies by number.

    Why: programs choose a wrong form, or refuse the file.

    Example:
      "Plural-Forms: nplurals=2; plural=n;"

    What to do: write the field that the finding shows, which is derived from CLDR's plural rules for the language.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: 1️⃣nplurals=2; plural=n;\n"

        """#),
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: 1️⃣nplurals=2; plural=n/0;\n"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\n"

        """#),
    ])

  /// A line of a gettext catalogue cannot be read.
  package static let malformedPO = FindingKind(
    "malformed-po", .error, leavesOut: .some,
    """
    A line of a gettext catalogue cannot be read.

    What: a word is not a keyword, a text is not closed on its line, a msgid has no msgstr, or something else is where a
    keyword, a text or a comment is expected: also a byte-order mark, and a comment between #| and its msgid. The line is
    skipped; the rest of the file is read.

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
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"

        #| msgid "Open"
        1️⃣#, fuzzy
        msgid "Open…"
        msgstr "Öffnen"

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

        #, fuzzy
        #| msgid "e"
        msgid "d"
        msgstr "f"

        #~ # n
        #~ #, fuzzy
        #~| msgid "w"
        #~ msgid "x"
        #~ msgstr "y"

        """#),
    ])

  /// A text has more or fewer plural forms than its gettext catalogue, or fewer than Qt has for its language.
  package static let pluralFormCount = FindingKind(
    "plural-form-count", .error,
    """
    A text has more or fewer plural forms than its gettext catalogue, or fewer than Qt has for its language.

    What: the number of msgstr[0], msgstr[1] … differs from nplurals in the header, or a Qt translation has too few
    <numerusform>. Texts without any translation are left alone.

    Why: msgfmt rejects the file; a program that reads it shows an empty text for some numbers, and one of Qt the source.

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
      .bad(
        "app_ru.ts",
        #"""
        <TS version="2.1" language="ru"><context><name>a</name>
        1️⃣<message numerus="yes"><source>%n file(s)</source>
        <translation><numerusform>%n файл</numerusform></translation></message></context></TS>

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

  /// The header of a gettext catalogue names another charset than that of the file.
  package static let wrongCharset = FindingKind(
    "wrong-charset", .error,
    """
    The header of a gettext catalogue names another charset than that of the file.

    What: the header names a charset with one byte for each character, such as ISO-8859-1, but the file is in UTF-8. It
    is read as UTF-8. A file without characters outside of ASCII is the same in both.

    Why: gettext converts the texts from the charset in the header, so people see two or three wrong characters for each
    letter outside of ASCII, such as Ã© for é.

    Example:
      "Content-Type: text/plain; charset=ISO-8859-1\\n"
      msgstr "Prénom"

    What to do: write charset=UTF-8, which --fix does.
    """,
    examples: [
      .bad(
        "fr.po",
        #"""
        msgid ""
        msgstr ""
        "Language: fr\n"
        "Content-Type: text/plain; charset=1️⃣ISO-8859-1\n"

        msgid "First name"
        msgstr "Prénom"

        """#,
        corrected: #"""
          msgid ""
          msgstr ""
          "Language: fr\n"
          "Content-Type: text/plain; charset=UTF-8\n"

          msgid "First name"
          msgstr "Prénom"

          """#),
      .good(
        "fr.po",
        #"""
        msgid ""
        msgstr ""
        "Language: fr\n"
        "Content-Type: text/plain; charset=ISO-8859-1\n"

        msgid "Name"
        msgstr "Nom"

        """#),
    ])

  /// The plural formula of a gettext catalogue disagrees with CLDR.
  package static let unusualPluralForms = FindingKind(
    "unusual-plural-forms", .info,
    """
    The plural formula of a gettext catalogue disagrees with CLDR.

    What: the formula gives one form to two numbers that have different categories in CLDR's plural rules for the
    language, or different forms to numbers of one category. Only whole numbers below a million are compared.

    Why: the text for some numbers is ungrammatical, or a text that the language needs is missing. For a few languages,
    such as Latvian, gettext's usual formula differs from CLDR.

    Example:
      "Language: tr\\n"
      "Plural-Forms: nplurals=2; plural=n > 1;\\n"

    What to do: compare the formula with the one that the finding shows, and use that one if the texts fit it.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: 1️⃣nplurals=2; plural=n > 1;\n"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        """#),
    ])
}
