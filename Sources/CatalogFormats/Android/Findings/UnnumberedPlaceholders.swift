package import WatchwordDiagnostics

extension FindingKind {
  /// A string resource has several placeholders, and not all have a number.
  package static let unnumberedPlaceholders = FindingKind(
    "unnumbered-placeholders", .error,
    """
    A string resource has several placeholders, and not all have a number.

    What: a <string> has two or more of them. A percent sign before a blank and a word counts too: 10% to 20% of users
    has % t and % o. The compiler accepts texts with formatted="false" or translatable="false", plural forms, items of
    arrays and texts with tags.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="a">%s of %s</string>

    What to do: number the placeholders, or write formatted="false" if the text is never formatted.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣%s of %s</string></resources>"#),
      .bad("values/strings.xml", #"<resources><string name="a">From 101️⃣% to 20% of users</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">%1$s of %2$s</string><string name="b">%d %%, 5%</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a" formatted="false">From 10% to 20% of users</string></resources>"#),
    ])
}
