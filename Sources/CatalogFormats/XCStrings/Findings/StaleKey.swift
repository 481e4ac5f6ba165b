package import WatchwordDiagnostics

extension FindingKind {
  /// The project no longer uses a key of a string catalogue.
  package static let staleKey = FindingKind(
    "stale-key", .info,
    """
    The project no longer uses a key of a string catalogue.

    What: Xcode once found the key in the source code, and no longer finds it; it then writes
    "extractionState" : "stale". Languages that lack the key are not counted as untranslated.

    Why: its translations are shipped with the app, and translators may still work on them.

    Example:
      "Old title" : { "extractionState" : "stale" }

    What to do: delete the key. If the app looks it up by a name that is not in the code, set the key to be managed
    manually.
    """,
    examples: [
      .bad("Localizable.xcstrings", catalog("1️⃣stale")),
      .good("Localizable.xcstrings", catalog("manual")),
      .good("Localizable.xcstrings", catalog("extracted_with_value")),
      .good("Localizable.xcstrings", catalog("migrated")),
    ])

  private static func catalog(_ state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Old title" : {
          "extractionState" : "\(state)"
        }
      },
      "version" : "1.0"
    }
    """
  }
}
