import WatchwordDiagnostics

/// The file's elements are not in a namespace of XLIFF.
enum WrongNamespace: ReaderCheck {
  static let id: ExactText = "wrong-namespace"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file's elements are not in a namespace of XLIFF.

    What: <xliff> has no xmlns, or the xmlns of another version or another format. XLIFF 2.1 has the namespace of 2.0.

    Why: programs recognise XLIFF by its namespace. Without it, Xcode finds nothing to import.

    Example:
      <xliff version="1.2">

    What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff>; in XLIFF 2.0 and 2.1, write :2.0 at its
    end, in 2.2 :2.2.
    """

  static let examples: [CheckExample] = [
    .triggering(document: "1️⃣<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"/></xliff>"),
    .triggering(document: "1️⃣<resources xmlns=\"urn:example:other\"/>"),
    .triggering(
      document: "1️⃣<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.1\" version=\"2.1\" srcLang=\"en\"/>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
  ]
}
