extension FindingKind {
  /// Something that is required is missing.
  package static let missingValue = FindingKind(
    "missing-value", .error, milder: [.warning],
    """
    Something that is required is missing.

    What: a text of a string catalogue, a rule, a policy or an event lacks a value that it needs. It is a warning where
    the file can be read without it: the version of a string catalogue, or a minimum length that has a default.

    Why: nothing sensible can be assumed for it.

    Example:
      {"rule": "length"}

    What to do: add the value; the finding names it.
    """,
    examples: [
      .bad(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : 1️⃣{"state" : "new"}}}}}, "version" : "1.0"}"#
      ),
      .good(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "new", "value" : ""}}}}}, "version" : "1.0"}"#
      ),
    ])
}
