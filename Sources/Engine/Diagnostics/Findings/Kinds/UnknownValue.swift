extension FindingKind {
  /// A value is not one of those allowed.
  package static let unknownValue = FindingKind(
    "unknown-value", .error, milder: [.warning],
    """
    A value is not one of those allowed.

    What: a word is not one of those allowed here: the state of a translation, a device in a string
    catalogue, or a word in a policy. It is a warning where the rest of the unit is read without it: a device, a kind of
    variation or an extraction state in a string catalogue, and the state of a translation in XLIFF.

    Why: there is no sensible default for it.

    Example:
      {"stringUnit": {"state": "done", "value": "Salz"}}

    What to do: write one of the words that the finding lists.
    """,
    examples: [
      .bad(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "1️⃣done", "value" : "b"}}}}}, "version" : "1.0"}"#
      ),
      .bad(
        language: "de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"1️⃣done\">Salz</target></trans-unit>"),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>Salt</source><target state=\"x-done\">Salz</target></trans-unit>"),
      .good(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"state" : "needs_review", "value" : "b"}}}}}, "version" : "1.0"}"#
      ),
    ])
}
