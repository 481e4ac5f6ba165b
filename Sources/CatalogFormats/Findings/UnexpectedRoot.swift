package import WatchwordDiagnostics

extension FindingKind {
  /// A file does not match its name.
  package static let unexpectedRoot = FindingKind(
    "unexpected-root", .error, leavesOut: .rest,
    """
    A file does not match its name.

    What: the root element of an Android resource file is not <resources>, a JSON catalogue is not an object, or a
    .strings file is a binary property list.

    Why: no texts can be read from the file.

    Example:
      ["Open", "Close"]

    What to do: check whether this is the right file.
    """,
    examples: [
      .bad("app_en.arb", #"1️⃣["Open", "Close"]"#),
      .bad("values/strings.xml", #"1️⃣<svg/>"#),
      .good("app_en.arb", #"{"open": "Open"}"#),
      .good("values/strings.xml", #"<resources/>"#),
    ])
}
