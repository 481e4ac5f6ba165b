extension FindingKind {
  /// The file is not JSON.
  package static let malformedJSON = FindingKind(
    "malformed-json", .error, leavesOut: .rest,
    """
    The file is not JSON.

    What: at the marked place, the text stops being JSON (RFC 8259). Catalogues, policies and scripts of forms are JSON.

    Why: nothing after that place can be read.

    Example:
      {"minL": 8,}

    What to do: correct the text at the marked place; the finding says what was expected.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": "x" 1️⃣"b": "y"}"#),
      .good("app_en.arb", #"{"a": "x", "b": "y"}"#),
    ])
}
