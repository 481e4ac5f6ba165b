package import WatchwordDiagnostics

extension FindingKind {
  /// A `<file>` with translations does not declare their language.
  package static let missingTargetLanguage = FindingKind(
    "missing-target-language", .error,
    """
    A `<file>` with translations does not declare their language.

    What: the attribute target-language is missing, but there are translations, or the other <file> elements have one.

    Why: Xcode refuses to import the language at all.

    Example:
      <file original="Localizable.strings" source-language="en" datatype="plaintext">

    What to do: write target-language="de", or the language of the translations.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source><target>Salz</target></trans-unit></body>
          </file>
        </xliff>
        """),
      .good(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source></trans-unit></body>
          </file>
        </xliff>
        """),
    ])
}
