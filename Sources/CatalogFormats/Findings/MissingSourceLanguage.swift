package import WatchwordDiagnostics

extension FindingKind {
  /// A `<file>` does not declare its source language.
  package static let missingSourceLanguage = FindingKind(
    "missing-source-language", .error,
    """
    A `<file>` does not declare its source language.

    What: the attribute source-language is missing.

    Why: XLIFF 1.2 requires it (section 2.2.2), and importers reject the file.

    Example:
      <file original="Localizable.strings" target-language="de" datatype="plaintext">

    What to do: write source-language="en", or the language of the sources.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .good(language: "de", ""),
    ])
}
