package import WatchwordDiagnostics

extension FindingKind {
  /// The name of a resource contains an invalid character.
  package static let invalidResourceName = FindingKind(
    "invalid-resource-name", .error,
    """
    The name of a resource contains an invalid character.

    What: a name must start with a letter or _, followed by letters, digits, _, . and -.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="2nd title">…</string>

    What to do: correct the name, also where the app uses it.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="1️⃣2nd">x</string></resources>"#),
      .bad(
        "values/strings.xml", #"<resources><string-array name="1️⃣a b"><item>x</item></string-array></resources>"#),
      .good(
        "values/strings.xml", #"<resources><string name="a.b-c">x</string><string name="_1">x</string></resources>"#),
    ])

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

  /// A quotation mark in a string resource has no match.
  package static let unbalancedQuotationMark = FindingKind(
    "unbalanced-quotation-mark", .warning,
    """
    A quotation mark in a string resource has no match.

    What: " starts a part of a text whose white space is kept, and nothing ends it.

    Why: the mark is not shown, although it was probably meant to be.

    Example:
      <string name="a">5" screen</string>

    What to do: write \\" for a visible quotation mark.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">5 1️⃣" screen</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">" a "</string><string name="b">5 \" screen</string></resources>"#),
    ])

  /// An apostrophe in a string resource has no backslash.
  package static let unescapedApostrophe = FindingKind(
    "unescaped-apostrophe", .error,
    """
    An apostrophe in a string resource has no backslash.

    What: a text that is not between quotation marks contains '. Only the first one of a text is reported.

    Why: Android's resource compiler rejects the file.

    Example:
      <string name="a">Don't</string>

    What to do: write Don\\'t, or "Don't" with quotation marks.
    """,
    examples: [
      .bad("values/strings.xml", #"<resources><string name="a">Don1️⃣'t</string></resources>"#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">Don\'t</string><string name="b">"Don't"</string></resources>"#),
    ])

  /// A resource file contains an element that is not allowed there.
  package static let unexpectedElement = FindingKind(
    "unexpected-element", .error,
    """
    A resource file contains an element that is not allowed there.

    What: <resources> has an element that is not a resource, <plurals> or <string-array> has one that is not an <item>, an
    <item> of <resources> has no type, or an <xliff:g> is inside another one; or a text of a .NET resource file or of a Qt
    translation has an element.

    Why: Android's resource compiler, .NET or Qt rejects the file.

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
      .bad("Strings.resx", #"<root><data name="a"><value>a 1️⃣<b>b</b></value></data></root>"#),
      .bad(
        "app_de.ts",
        #"<TS language="de"><context><message><source>a</source><translation>1️⃣<b>b</b></translation></message></context></TS>"#
      ),
      .good(
        "values/strings.xml",
        #"<resources><color name="a">#fff</color><skip/><string name="b"><u>x</u></string></resources>"#),
    ])

  /// An item of <plurals> has no valid quantity.
  package static let unknownQuantity = FindingKind(
    "unknown-quantity", .error,
    """
    An item of <plurals> has no valid quantity.

    What: the quantity is missing or is not one of zero, one, two, few, many and other. The item is not read.

    Why: Android's resource compiler rejects the file.

    Example:
      <item quantity="1">one file</item>

    What to do: write the category of the form.
    """,
    examples: [
      .bad(
        "values/strings.xml",
        #"<resources><plurals name="a">1️⃣<item quantity="1">x</item><item quantity="other">y</item></plurals></resources>"#
      ),
      .good(
        "values/strings.xml",
        #"<resources><plurals name="a"><item quantity="one">x</item><item quantity="other">y</item></plurals></resources>"#
      ),
    ])

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
