package import WatchwordDiagnostics

extension FindingKind {
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
