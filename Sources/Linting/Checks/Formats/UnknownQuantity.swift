import WatchwordDiagnostics

/// An item of <plurals> has no known quantity.
enum UnknownQuantity: ReaderCheck {
  static let id: ExactText = "unknown-quantity"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    An item of <plurals> has no known quantity.

    What: the quantity is missing or is none of zero, one, two, few, many and other. The item is not read.

    Why: Android's resource compiler refuses the file.

    Example:
      <item quantity="1">one file</item>

    What to do: write the category of the form.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document:
        #"<resources><plurals name="a">1️⃣<item quantity="1">x</item><item quantity="other">y</item></plurals></resources>"#,
      file: "values/strings.xml"),
    .clean(
      document:
        #"<resources><plurals name="a"><item quantity="one">x</item><item quantity="other">y</item></plurals></resources>"#,
      file: "values/strings.xml"),
  ]
}
