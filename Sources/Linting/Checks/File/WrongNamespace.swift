import WatchwordDiagnostics

/// The file's elements are not in the namespace of XLIFF 1.2.
enum WrongNamespace: ReaderCheck {
  static let id: ExactText = "wrong-namespace"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file's elements are not in the namespace of XLIFF 1.2.

    What: <xliff> has no xmlns, or the xmlns of another version or another format.

    Why: programs recognize XLIFF by its namespace. Without it, Xcode finds nothing to import.

    Example:
      <xliff version="1.2">

    What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff>.
    """

  static let examples: [CheckExample] = [
    .triggering(document: "1️⃣<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"/></xliff>"),
    .triggering(document: "1️⃣<resources xmlns=\"urn:example:other\"/>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
  ]
}
