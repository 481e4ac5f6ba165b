package import WatchwordDiagnostics

extension FindingKind {
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
}
