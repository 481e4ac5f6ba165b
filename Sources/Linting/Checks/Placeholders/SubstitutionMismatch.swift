import WatchwordDiagnostics

/// A substitution of a string catalogue contradicts that of the source language.
enum SubstitutionMismatch: ReaderCheck {
  static let id: ExactText = "substitution-mismatch"
  static let severity = Severity.error
  static let endsReading = false

  static let documentation: StaticString = """
    A substitution of a string catalogue contradicts that of the source language.

    What: the substitution of a translation stands for another argument ("argNum") than the substitution of the same name
    in the source language, shows another type of value ("formatSpecifier"), or its specifier is none. Whole numbers of
    all sizes (d, ld, lld, u) are one type.

    Why: the app chooses the plural form by another value, or reads a value as something that it is not and crashes.

    Example:
      "argNum" : 2 in German, where English has "argNum" : 1

    What to do: copy "argNum" and "formatSpecifier" from the source language.
    """

  static let examples: [CheckExample] = [
    .triggering(document: catalog("1️⃣2", "lld"), file: "Localizable.xcstrings"),
    .triggering(document: catalog("1", "1️⃣f"), file: "Localizable.xcstrings"),
    .triggering(document: catalog("1", "1️⃣%lld"), file: "Localizable.xcstrings"),
    .clean(document: catalog("1", "lld"), file: "Localizable.xcstrings"),
    .clean(document: catalog("1", "d"), file: "Localizable.xcstrings"),
  ]

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
