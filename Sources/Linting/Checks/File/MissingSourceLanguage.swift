import WatchwordDiagnostics

/// A `<file>` does not say which language its sources are in.
enum MissingSourceLanguage: ReaderCheck {
  static let id: ExactText = "missing-source-language"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A `<file>` does not say which language its sources are in.

    What: the attribute source-language is missing.

    Why: XLIFF 1.2 requires it (section 2.2.2), and importers refuse the file.

    Example:
      <file original="Localizable.strings" target-language="de" datatype="plaintext">

    What to do: write source-language="en", or whichever language the sources are in.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
    .clean("de", ""),
  ]
}
