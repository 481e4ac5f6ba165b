import WatchwordDiagnostics

/// A `<file>` with translations does not say which language they are in.
enum MissingTargetLanguage: ReaderCheck {
  static let id: ExactText = "missing-target-language"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A `<file>` with translations does not say which language they are in.

    What: the attribute target-language is missing, but there are translations, or the other <file> elements have one.

    Why: Xcode refuses to import the language at all.

    Example:
      <file original="Localizable.strings" source-language="en" datatype="plaintext">

    What to do: write target-language="de", or whichever language the translations are in.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source><target>Salz</target></trans-unit></body>
          </file>
        </xliff>
        """),
    .clean(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source></trans-unit></body>
          </file>
        </xliff>
        """),
  ]
}
