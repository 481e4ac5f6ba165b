import WatchwordDiagnostics

/// A string catalogue has a version that is not known.
enum UnknownVersion: ReaderCheck {
  static let id: ExactText = "unknown-version"
  static let severity = Severity.warning
  static let endsReading = false

  static let documentation: StaticString = """
    A string catalogue has a version that is not known.

    What: "version" of an .xcstrings file is neither 1.0 nor 1.1. A version 1.2 or later is reported as info, because it
    may be of a newer Xcode. The file is read like version 1.1.

    Why: Xcode refuses a version that it does not know, and a newer version may have texts in members that are not read
    here.

    Example:
      "version" : "2.0"

    What to do: check whether your Xcode opens the file, or open and save it with the Xcode that the project uses.
    """

  static let examples: [CheckExample] = [
    .triggering(document: catalog("1️⃣2.0"), file: "Localizable.xcstrings"),
    .triggering(document: catalog("1️⃣1.9"), file: "Localizable.xcstrings"),
    .triggering(document: catalog("1️⃣"), file: "Localizable.xcstrings"),
    .clean(document: catalog("1.0"), file: "Localizable.xcstrings"),
    .clean(document: catalog("1.1"), file: "Localizable.xcstrings"),
  ]

  private static func catalog(_ version: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "\(version)"
    }
    """
  }
}
