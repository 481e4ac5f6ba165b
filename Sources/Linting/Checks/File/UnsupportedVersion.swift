import WatchwordDiagnostics

/// The file is not XLIFF version 1.2.
enum UnsupportedVersion: ReaderCheck {
  static let id: ExactText = "unsupported-version"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file is not XLIFF version 1.2.

    What: <xliff> has no version, or a version other than 1.2.

    Why: XLIFF 2 has other elements under the same root. Xcode imports version 1.2 only.

    Example:
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0">

    What to do: export the file as XLIFF 1.2. Xcode and most translation tools can.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="1️⃣2.0" srcLang="en" trgLang="de"/>
        """),
    .clean("de", "<trans-unit id=\"a\"><source>Version 2.0</source><target>Version 2.0</target></trans-unit>"),
  ]
}
