package import WatchwordDiagnostics

extension FindingKind {
  /// A value in a JSON catalogue has the wrong type.
  package static let unexpectedValue = FindingKind(
    "unexpected-value", .error, milder: [.warning],
    """
    A value in a JSON catalogue has the wrong type.

    What: a text is a number, a Boolean or an object, a description is not an object, or @@locale does not name a
    language. The finding is a warning for numbers and Booleans in an i18next file, which i18next passes to the app
    unchanged; they are not texts.

    Why: the member is ignored, or the app that reads the file stops.

    Example:
      {"count": 1}

    What to do: write a value of the type that the finding names, such as a text in quotation marks.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": 1️⃣1}"#),
      .bad("locales/en/a.json", #"{"a": {"b": 1️⃣true}}"#),
      .good("app_en.arb", #"{"@@locale": "en", "a": "1", "@a": {"description": "d"}}"#),
      .good("locales/en/a.json", #"{"a": {"b": "x", "c": null, "d": ["e", "f"]}}"#),
    ])
}
