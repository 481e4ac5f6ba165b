package import WatchwordDiagnostics

extension FindingKind {
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
}
