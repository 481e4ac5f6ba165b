package import WatchwordDiagnostics

extension FindingKind {
  /// The kinds of findings about policies of other systems, in the order of the documentation.
  package static let foreignPolicyFindings: [FindingKind] = [
    .unsupportedRule, .unsupportedSetting, .inexactReading, .severalInputs, .malformedRule, .malformedPolicy,
    .severalPolicies, .inactivePolicy,
  ]

  /// A rule cannot be transferred from one system to another.
  package static let unsupportedRule = FindingKind(
    "unsupported-rule", .warning, milder: [.info],
    """
    A rule cannot be transferred from one system to another.

    What: either a setting of another system limits passwords in a way that policies here cannot express, or a policy
    has a rule that the system named by --for cannot check, or that system has an additional requirement. The finding
    is info if the two judge only unusual passwords differently.

    Why: what is shown to users and checked here differs from what the system checks, so that it rejects passwords
    without a visible reason, or accepts what the policy forbids.

    Example:
      notUsername(undefined) in Keycloak, which refuses only a password that is the user name itself;
      {"rule": "history", "count": 4} with --for relid

    What to do: choose a rule that both can express, let the app check it before the system does, or tell users in your
    own words.
    """,
    examples: [
      .bad("policy.txt", "length(8) and notUsername(undefined)"),
      .good("policy.txt", "length(8)"),
    ])

  /// A setting of another system is left out.
  package static let unsupportedSetting = FindingKind(
    "unsupported-setting", .warning,
    """
    A setting of another system is left out.

    What: a setting cannot be read as a rule, because policies here have no equivalent.

    Why: the other system may reject passwords that are accepted here.

    Example:
      WhitespaceRule.matchBehavior=StartsWith in a file of Passay's properties

    What to do: write the nearest rule by hand, or let the other system check it.
    """,
    examples: [
      .bad(
        "passay.properties",
        """
        LengthRule.minimumLength=8
        WhitespaceRule.matchBehavior=StartsWith

        """),
      .good(
        "passay.properties",
        """
        LengthRule.minimumLength=8

        """),
    ])

  /// A policy only approximates a setting of another system.
  package static let inexactReading = FindingKind(
    "inexact-reading", .warning, milder: [.info],
    """
    A policy only approximates a setting of another system.

    What: a setting was read as the rule that comes nearest to it; some passwords are judged differently. The finding is
    info unless the setting switches the policy off.

    Why: the finding states where the two differ, so that you can decide whether it matters.

    Example:
      maxsequence = 3 in pwquality.conf

    What to do: nothing, if the difference does not matter; otherwise, change the rule.
    """,
    examples: [
      .bad(
        "pwquality.conf",
        """
        minlen = 8
        maxsequence = 3

        """),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "sequence", "max": 3}]}"#),
    ])
}
