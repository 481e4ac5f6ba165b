package import WatchwordDiagnostics

extension FindingKind {
  /// A value of a JSON catalogue has another type than its member needs.
  package static let unexpectedValue = FindingKind(
    "unexpected-value", .error, milder: [.warning],
    """
    A value of a JSON catalogue has another type than its member needs.

    What: a text is a number, a truth value or an object, a description is no object, or @@locale names no language. It is a warning for
    numbers and truth values in a file of i18next, which hands them to the app as they are; they are no texts here.

    Why: the member is ignored, or the app that reads the file stops.

    Example:
      {"count": 1}

    What to do: write the value as the finding says, a text in quotation marks.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": 1️⃣1}"#),
      .bad("locales/en/a.json", #"{"a": {"b": 1️⃣true}}"#),
      .good("app_en.arb", #"{"@@locale": "en", "a": "1", "@a": {"description": "d"}}"#),
      .good("locales/en/a.json", #"{"a": {"b": "x", "c": null, "d": ["e", "f"]}}"#),
    ])
}
