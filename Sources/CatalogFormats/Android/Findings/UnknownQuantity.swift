package import WatchwordDiagnostics

extension FindingKind {
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
}
