package import WatchwordDiagnostics

extension FindingKind {
  /// A resource file contains an element that is not allowed there.
  package static let unexpectedElement = FindingKind(
    "unexpected-element", .error,
    """
    A resource file contains an element that is not allowed there.

    What: <resources> has an element that is not a resource, <plurals> or <string-array> has one that is not an <item>, an
    <item> of <resources> has no type, or an <xliff:g> is inside another one.

    Why: Android's resource compiler rejects the file.

    Example:
      <plural name="files">…</plural>

    What to do: correct the name of the element, or delete it.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources>1️⃣<strin name="a">x</strin></resources>"#),
      .bad(
        "values/strings.xml",
        #"<resources><string-array name="a"><item>x</item>1️⃣<string>y</string></string-array></resources>"#),
      .bad(
        "values/strings.xml",
        #"<resources xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><string name="a"><x:g>a1️⃣<x:g>b</x:g></x:g></string></resources>"#
      ),
      .good(
        "values/strings.xml",
        #"<resources><color name="a">#fff</color><skip/><string name="b"><u>x</u></string></resources>"#),
    ])
}
