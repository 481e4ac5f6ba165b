extension FindingKind {
  /// A file starts with a byte-order mark.
  package static let byteOrderMark = FindingKind(
    "byte-order-mark", .warning, milder: [.info],
    """
    A file starts with a byte-order mark.

    What: the first character is U+FEFF, which JSON does not allow (RFC 8259, section 8.1), and which is not part of a
    hash in a file of breached passwords. It is a warning there and info elsewhere.

    Why: other programs may refuse the file.

    Example:
      U+FEFF before the first {

    What to do: save the file as UTF-8 without a byte-order mark.
    """,
    examples: [
      .bad("app_en.arb", #"1️⃣\#u{FEFF}{"a": "x"}"#),
      .good("app_en.arb", #"{"a": "x"}"#),
    ])
}
