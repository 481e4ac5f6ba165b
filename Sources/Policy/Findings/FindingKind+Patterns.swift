package import WatchwordDiagnostics

extension FindingKind {
  /// A regular expression is malformed.
  package static let malformedPattern = FindingKind(
    "malformed-pattern", .error,
    """
    A regular expression is malformed.

    What: the pattern of a rule is not a valid regular expression from the marked position on.

    Why: it is not known what the pattern should match.

    Example:
      {"rule": "required-pattern", "pattern": "[a-z"}

    What to do: correct the pattern; write \\ before a special character to match the character itself.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "[a-z"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "required-pattern", "pattern": "[a-z]"}]}"#),
    ])

  /// A regular expression uses a construct that policies do not support.
  package static let unsupportedPattern = FindingKind(
    "unsupported-pattern", .error, milder: [.warning],
    """
    A regular expression uses a construct that policies do not support.

    What: the pattern uses a back-reference, a look-behind or another construct that only some engines support. The
    finding is a warning if a part of another system's pattern is left out.

    Why: such expressions can take forever, and mean different things in different engines. The expressions of policies
    are matched in linear time.

    Example:
      {"rule": "forbidden-pattern", "pattern": "(.)\\\\1"}

    What to do: use a rule instead, such as repetition; watchword explain required-pattern lists what is supported.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-pattern", "pattern": "(.)\\1"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "repetition", "max": 1}]}"#),
    ])
}
