import Diagnostics

/// A `<file>` does not say which source file it translates.
enum MissingOriginal: ReaderCheck {
  static let id: ExactText = "missing-original"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A `<file>` does not say which source file it translates.

    What: the attribute original is missing or empty.

    Why: Xcode finds the place of the translations in the project by it, and drops all of them without it.

    Example:
      <file source-language="en" target-language="de" datatype="plaintext">

    What to do: take original="…" over from the file as it was exported.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="" source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
    .clean("de", ""),
  ]
}
