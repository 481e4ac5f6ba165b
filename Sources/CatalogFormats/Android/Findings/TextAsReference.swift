package import WatchwordDiagnostics

extension FindingKind {
  /// A string resource is read as a reference to something that does not exist.
  package static let textAsReference = FindingKind(
    "text-as-reference", .error,
    """
    A string resource is read as a reference to something that does not exist.

    What: a text that starts with ? refers to a theme attribute, and one that starts with @, a type and / refers to a
    resource. Such a name is invalid for a resource, or the file declares no such attribute.

    Why: Android's resource compiler does not find it, so that the app cannot be built; or the app crashes when it loads
    the text, which only a theme can resolve.

    Example:
      <string name="a">?What is this</string>

    What to do: write \\? or \\@ for a visible sign.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣?What is this</string></resources>"#),
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣@string/app name</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">\?What</string><string name="b">?</string><string name="c">@me</string></resources>"#
      ),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">@string/b</string><string name="b">?android:attr/label</string></resources>"#),
    ])
}
