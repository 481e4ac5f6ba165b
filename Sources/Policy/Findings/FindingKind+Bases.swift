package import WatchwordDiagnostics

extension FindingKind {
  /// A policy extends a policy that cannot be found.
  package static let unknownBase = FindingKind(
    "unknown-base", .error,
    """
    A policy extends a policy that cannot be found.

    What: "extends" names neither a shipped policy nor a file that can be read. A path is relative to the folder of the policy
    that names it; an absolute path is refused, because it differs from machine to machine. A file outside of the folder of
    the policy that a command was given, links resolved, is not read, unless --allow-extends names a folder that it is in.

    Why: without the rules of that policy, passwords would be weaker than they should be.

    Example:
      {"version": 1, "extends": "./bsae.json", "rules": []}

    What to do: correct the name; watchword policy list names the shipped policies.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "extends": "./bsae.json", "rules": []}"#),
      .good("policy.json", #"{"version": 1, "extends": "strong", "rules": []}"#),
    ])

  /// A policy extends a policy that has errors.
  package static let unusableBase = FindingKind(
    "unusable-base", .error,
    """
    A policy extends a policy that has errors.

    What: the policy that "extends" names was found, and has errors of its own, which are listed too.

    Why: which rules it stands for is not known.

    Example:
      {"version": 1, "extends": "./base.json", "rules": []}

    What to do: correct the errors in the other policy.
    """)

  /// A policy extends itself in the end.
  package static let circularBase = FindingKind(
    "circular-base", .error,
    """
    A policy extends itself in the end.

    What: the policy that "extends" names extends this one, directly or through others.

    Why: no policy of the circle comes first, so the rules are not known.

    Example:
      a.json has "extends": "./b.json", and b.json has "extends": "./a.json"

    What to do: remove "extends" from one of these policies.
    """)

  /// A policy removes a rule that the policy it extends does not have.
  package static let nothingToRemove = FindingKind(
    "nothing-to-remove", .warning,
    """
    A policy removes a rule that the policy it extends does not have.

    What: "remove" lists the id of a rule, and the policy that "extends" names has no such rule.

    Why: the entry has no effect; another id may have been meant, or the other policy has changed.

    Example:
      {"version": 1, "extends": "strong", "remove": ["history"], "rules": []}

    What to do: correct or remove the entry.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "extends": "strong", "remove": ["history"], "rules": []}"#),
      .good("policy.json", #"{"version": 1, "extends": "strong", "rules": []}"#),
    ])
}
