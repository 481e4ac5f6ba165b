package import WatchwordDiagnostics

extension FindingKind {
  /// A string catalogue has an unknown version.
  package static let unknownVersion = FindingKind(
    "unknown-version", .warning, milder: [.info],
    """
    A string catalogue has an unknown version.

    What: "version" of an .xcstrings file is neither 1.0 nor 1.1. A version 1.2 or later is reported as info, because it
    may come from a newer Xcode. The file is read like version 1.1.

    Why: Xcode rejects a version that it does not support, and a newer version may have texts in members that are not read
    here.

    Example:
      "version" : "2.0"

    What to do: check whether your Xcode opens the file, or open and save it with the Xcode that the project uses.
    """,
    examples: [
      .bad("Localizable.xcstrings", catalog("1️⃣2.0")),
      .bad("Localizable.xcstrings", catalog("1️⃣1.9")),
      .bad("Localizable.xcstrings", catalog("1️⃣")),
      .good("Localizable.xcstrings", catalog("1.0")),
      .good("Localizable.xcstrings", catalog("1.1")),
    ])

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
