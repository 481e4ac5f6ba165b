package import WatchwordDiagnostics

extension FindingKind {
  /// A policy extends a policy that cannot be found.
  package static let unknownBase = FindingKind(
    "unknown-base", .error,
    """
    A policy extends a policy that cannot be found.

    What: "extends" names neither a shipped policy nor a file that can be read. A path is relative to the folder of the
    policy that names it; an absolute path is refused, because it differs from machine to machine. A file outside the
    folder of the policy that the command was given, after resolving links, is read only if --allow-extends names a
    folder that contains it.

    Why: without the rules of that policy, passwords would be weaker than they should be.

    Example:
      {"version": 1, "extends": "./bsae.json", "rules": []}

    What to do: correct the name; watchword policy list shows the shipped policies.
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

    What: the policy that "extends" names was found, but it has errors, which are listed too.

    Why: the rules that it contributes are not known.

    Example:
      {"version": 1, "extends": "./base.json", "rules": []}

    What to do: correct the errors in the other policy.
    """)

  /// A policy extends itself, directly or through others.
  package static let circularBase = FindingKind(
    "circular-base", .error,
    """
    A policy extends itself, directly or through others.

    What: the policy that "extends" names extends this one, or leads back to it through further policies.

    Why: no policy of the cycle comes first, so the rules are not known.

    Example:
      a.json has "extends": "./b.json", and b.json has "extends": "./a.json"

    What to do: remove "extends" from one of these policies.
    """)

  /// A policy removes a rule that the policy it extends does not have.
  package static let nothingToRemove = FindingKind(
    "nothing-to-remove", .warning,
    """
    A policy removes a rule that the policy it extends does not have.

    What: "remove" lists the id of a rule, but the policy that "extends" names has no such rule.

    Why: the entry has no effect; another id may have been intended, or the other policy has changed.

    Example:
      {"version": 1, "extends": "strong", "remove": ["history"], "rules": []}

    What to do: correct or remove the entry.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "extends": "strong", "remove": ["history"], "rules": []}"#),
      .good("policy.json", #"{"version": 1, "extends": "strong", "rules": []}"#),
    ])
}
