extension FindingKind {
  /// An object has two members with the same name.
  package static let duplicateKey = FindingKind(
    "duplicate-key", .error, milder: [.warning],
    """
    An object has two members with the same name.

    What: two members of one JSON object have the same name, such as two texts with one key. It is a warning in files of
    settings and in Apple password rules, where the last or the strictest one is used.

    Why: programs differ in which of the two they use.

    Example:
      {"open": "Open", "open": "Open file"}

    What to do: remove one of the two.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": "x", 1️⃣"a": "y"}"#),
      .bad(
        "a.xcstrings",
        #"{"sourceLanguage" : "en", "strings" : {"a" : {}, 1️⃣"a" : {}}, "version" : "1.0"}"#),
      .good("locales/en/a.json", #"{"a": {"b": "x"}, "c": {"b": "x"}}"#),
    ])
}
