import WatchwordDiagnostics

/// A file starts with a byte-order mark.
enum ByteOrderMarkPresent: ReaderCheck {
  static let id: ExactText = "byte-order-mark"
  static let severity = Severity.info
  static let endsReading = false

  static let documentation: StaticString = """
    A file starts with a byte-order mark.

    What: the first character is U+FEFF, which JSON does not allow (RFC 8259, section 8.1), and which is no part of a hash
    in a file of breached passwords.

    Why: other programs may refuse the file.

    Example:
      U+FEFF before the first {

    What to do: save the file as UTF-8 without a byte-order mark.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: #"1️⃣\#u{FEFF}{"a": "x"}"#,
      file: "app_en.arb"),
    .clean(
      document: #"{"a": "x"}"#,
      file: "app_en.arb"),
  ]
}
