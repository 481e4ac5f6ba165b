package import WatchwordDiagnostics

extension FindingKind {
  /// A `<file>` does not say which source file it translates.
  package static let missingOriginal = FindingKind(
    "missing-original", .error,
    """
    A `<file>` does not say which source file it translates.

    What: the attribute original is missing or empty.

    Why: Xcode uses it to find where the translations belong in the project. Without it, Xcode drops them all.

    Example:
      <file source-language="en" target-language="de" datatype="plaintext">

    What to do: copy original="…" from the exported file.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="" source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .good(language: "de", ""),
    ])
}
