package import WatchwordDiagnostics

extension FindingKind {
  /// The elements of the file are not in an XLIFF namespace.
  package static let wrongNamespace = FindingKind(
    "wrong-namespace", .error, leavesOut: .rest,
    """
    The elements of the file are not in an XLIFF namespace.

    What: <xliff> has no xmlns, or the xmlns of another version or format. XLIFF 2.1 uses the namespace of 2.0.

    Why: programs recognise XLIFF by its namespace. Without it, Xcode finds nothing to import.

    Example:
      <xliff version="1.2">

    What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff>; for XLIFF 2.0 and 2.1, end it with :2.0,
    for XLIFF 2.2 with :2.2.
    """,
    examples: [
      .bad(
        "example.xliff",
        "1️⃣<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"/></xliff>"),
      .bad("example.xliff", "1️⃣<resources xmlns=\"urn:example:other\"/>"),
      .bad(
        "example.xliff",
        "1️⃣<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.1\" version=\"2.1\" srcLang=\"en\"/>"),
      .good(language: "de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
    ])
}
