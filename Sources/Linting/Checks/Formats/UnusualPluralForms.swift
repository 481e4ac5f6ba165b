import WatchwordDiagnostics

/// The plural formula of a gettext catalogue disagrees with CLDR.
enum UnusualPluralForms: ReaderCheck {
  static let id: ExactText = "unusual-plural-forms"
  static let severity = Severity.info
  static let set = CheckSet.recommended
  static let endsReading = false

  static let documentation: StaticString = """
    The plural formula of a gettext catalogue disagrees with CLDR.

    What: the formula gives two numbers the same form that have two categories in CLDR's plural rules for the language, or
    two forms to numbers of one category. Only whole numbers below a million are compared.

    Why: some numbers have a text that is wrong in the language, or no text of their own. For a few languages, such as
    Latvian, gettext's usual formula simply differs from CLDR.

    Example:
      "Language: tr\\n"
      "Plural-Forms: nplurals=2; plural=n > 1;\\n"

    What to do: compare the formula with the one that the finding shows, and take that one if the texts fit it.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: 1️⃣nplurals=2; plural=n > 1;\n"

        """#,
      file: "de.po"),
    .clean(
      document: #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        """#,
      file: "de.po"),
  ]
}
