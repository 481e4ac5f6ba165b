package import WatchwordDiagnostics

extension FindingKind {
  /// The plural formula of a gettext catalogue disagrees with CLDR.
  package static let unusualPluralForms = FindingKind(
    "unusual-plural-forms", .info,
    """
    The plural formula of a gettext catalogue disagrees with CLDR.

    What: the formula gives two numbers the same form that have two categories in CLDR's plural rules for the language, or
    two forms to numbers of one category. Only whole numbers below a million are compared.

    Why: some numbers have a text that is wrong in the language, or no text of their own. For a few languages, such as
    Latvian, gettext's usual formula simply differs from CLDR.

    Example:
      "Language: tr\\n"
      "Plural-Forms: nplurals=2; plural=n > 1;\\n"

    What to do: compare the formula with the one that the finding shows, and take that one if the texts fit it.
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
