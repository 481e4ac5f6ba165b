package import WatchwordDiagnostics

extension FindingKind {
  /// A file is not what its name says.
  package static let unexpectedRoot = FindingKind(
    "unexpected-root", .error, leavesOut: .rest,
    """
    A file is not what its name says.

    What: the root of a file of Android's resources is not <resources>, a catalogue in JSON is no object, or a .strings file
    is a binary property list.

    Why: nothing in the file can be read as a text.

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
