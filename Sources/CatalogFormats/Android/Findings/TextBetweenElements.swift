package import WatchwordDiagnostics

extension FindingKind {
  /// A resource file has text between its elements.
  package static let textBetweenElements = FindingKind(
    "text-between-elements", .error,
    """
    A resource file has text between its elements.

    What: there is something other than white space and comments directly in <resources>.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="a">Open</string>;

    What to do: delete it, or make it a comment.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">x</string> 1️⃣; </resources>"#),
      .good("values/strings.xml", #"<resources> <string name="a">x</string> <!-- ; --> </resources>"#),
    ])
}
