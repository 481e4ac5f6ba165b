import WatchwordDiagnostics

/// A file is not what its name says.
enum UnexpectedRoot: ReaderCheck {
  static let id: ExactText = "unexpected-root"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    A file is not what its name says.

    What: the root of a file of Android's resources is not <resources>, a catalogue in JSON is no object, or a .strings file
    is a binary property list.

    Why: nothing in the file can be read as a text.

    Example:
      ["Open", "Close"]

    What to do: check whether this is the right file.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"1️⃣["Open", "Close"]"#,
      file: "app_en.arb"),
    .triggering(
      document: #"1️⃣<svg/>"#,
      file: "values/strings.xml"),
    .clean(
      document: #"{"open": "Open"}"#,
      file: "app_en.arb"),
    .clean(
      document: #"<resources/>"#,
      file: "values/strings.xml"),
  ]
}
