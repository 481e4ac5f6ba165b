package import WatchwordDiagnostics

extension FindingKind {
  /// A string resource is read as the name of something that does not exist.
  package static let textAsReference = FindingKind(
    "text-as-reference", .error,
    """
    A string resource is read as the name of something that does not exist.

    What: a text that starts with ? is the name of a theme's attribute, and one that starts with @, a type and / is that of a
    resource. No resource can have the name, or the file declares no such attribute.

    Why: Android's resource compiler does not find it, so that the app cannot be built; or the app stops when it asks for the
    text, which only a theme could find.

    Example:
      <string name="a">?What is this</string>

    What to do: write \\? or \\@ for a sign that people see.
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
