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

  /// A substitution of a string catalogue contradicts that of the source language.
  package static let substitutionMismatch = FindingKind(
    "substitution-mismatch", .error,
    """
    A substitution of a string catalogue contradicts that of the source language.

    What: the substitution of a translation uses a different argument ("argNum") from the substitution of the same name
    in the source language or a different type of value ("formatSpecifier"), or its specifier is invalid. Whole numbers of
    all sizes (d, ld, lld, u) are one type.

    Why: the app chooses the plural form by the wrong value, or reads a value as the wrong type and crashes.

    Example:
      "argNum" : 2 in German, where English has "argNum" : 1

    What to do: copy "argNum" and "formatSpecifier" from the source language.
    """,
    examples: [
      .bad("Localizable.xcstrings", catalog("1️⃣2", "lld")),
      .bad("Localizable.xcstrings", catalog("1", "1️⃣f")),
      .bad("Localizable.xcstrings", catalog("1", "1️⃣%lld")),
      .good("Localizable.xcstrings", catalog("1", "lld")),
      .good("Localizable.xcstrings", catalog("1", "d")),
    ])

  private static func catalog(_ argument: String, _ specifier: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "found" : {
          "localizations" : {
            "de" : {
    \(substitution(argument, specifier, "%arg Dateien"))
            },
            "en" : {
    \(substitution("1", "lld", "%arg files"))
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func substitution(_ argument: String, _ specifier: String, _ text: String) -> String {
    """
              "stringUnit" : {
                "state" : "translated",
                "value" : "%#@files@"
              },
              "substitutions" : {
                "files" : {
                  "argNum" : \(argument),
                  "formatSpecifier" : "\(specifier)",
                  "variations" : {
                    "plural" : {
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(text)"
                        }
                      }
                    }
                  }
                }
              }
    """
  }

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
      .bad("Localizable.xcstrings", catalog(version: "1️⃣2.0")),
      .bad("Localizable.xcstrings", catalog(version: "1️⃣1.9")),
      .bad("Localizable.xcstrings", catalog(version: "1️⃣")),
      .good("Localizable.xcstrings", catalog(version: "1.0")),
      .good("Localizable.xcstrings", catalog(version: "1.1")),
    ])

  private static func catalog(version: String) -> String {
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
