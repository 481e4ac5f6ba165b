package import WatchwordDiagnostics

extension FindingKind {
  /// A regular expression is malformed.
  package static let malformedPattern = FindingKind(
    "malformed-pattern", .error,
    """
    A regular expression is malformed.

    What: the pattern of a rule stops being an expression at the marked place.

    Why: what it should match is not known.

    Example:
      {"rule": "required-pattern", "pattern": "[a-z"}

    What to do: correct the pattern; a character with a meaning of its own needs \\ before it.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "[a-z"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "[a-z]"}]}"#),
    ])

  /// A regular expression uses something that policies do not support.
  package static let unsupportedPattern = FindingKind(
    "unsupported-pattern", .error, milder: [.warning],
    """
    A regular expression uses something that policies do not support.

    What: the pattern refers back to an earlier group, looks behind, or uses another part that only some engines know. It
    is a warning where a part of another system's pattern is left out.

    Why: such expressions can take forever, and mean different things in different engines. Those of policies are
    matched in linear time.

    Example:
      {"rule": "forbidden-pattern", "pattern": "(.)\\\\1"}

    What to do: use a rule for it, such as repetition; watchword explain required-pattern lists what is supported.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-pattern", "pattern": "(.)\\1"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "repetition", "max": 1}]}"#),
    ])
}
