import Diagnostics

/// The file's elements are not in the namespace of XLIFF 1.2.
enum WrongNamespace: ReaderCheck {
  static let id: ExactText = "wrong-namespace"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file's elements are not in the namespace of XLIFF 1.2.

    What: <xliff> has no xmlns, or that of another version or another format.

    Why: programs tell XLIFF from other XML by the namespace; Xcode finds nothing to import without it.

    Example:
      <xliff version="1.2">

    What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" into <xliff>.
    """

  static let examples: [CheckExample] = [
    .triggering(document: "1️⃣<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"/></xliff>"),
    .triggering(document: "1️⃣<resources xmlns=\"urn:example:other\"/>"),
    .clean("de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
  ]
}
