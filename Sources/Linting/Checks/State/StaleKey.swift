import WatchwordDiagnostics

/// The project no longer uses a key of a string catalogue.
enum StaleKey: ReaderCheck {
  static let id: ExactText = "stale-key"
  static let severity = Severity.info
  static let set = CheckSet.recommended
  static let endsReading = false

  static let documentation: StaticString = """
    The project no longer uses a key of a string catalogue.

    What: Xcode found the key in the source code once, and does not find it any more; it then writes
    "extractionState" : "stale". Languages that lack the key are not counted as untranslated.

    Why: its translations are shipped with the app, and translators may still work on them.

    Example:
      "Old title" : { "extractionState" : "stale" }

    What to do: delete the key. If the app looks it up by a name that is not in the code, set the key to be managed
    manually.
    """

  static let examples: [CheckExample] = [
    .triggering(document: catalog("1️⃣stale"), file: "Localizable.xcstrings"),
    .clean(document: catalog("manual"), file: "Localizable.xcstrings"),
    .clean(document: catalog("extracted_with_value"), file: "Localizable.xcstrings"),
    .clean(document: catalog("migrated"), file: "Localizable.xcstrings"),
  ]

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
