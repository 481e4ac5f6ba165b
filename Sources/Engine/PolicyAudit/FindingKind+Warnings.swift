package import WatchwordDiagnostics
import WatchwordPolicy

extension FindingKind {
  /// The kinds of warnings about policies that were read without an error, in the order of the documentation.
  package static let policyWarnings: [FindingKind] = [
    .noRules, .shortMinimum, .shortMaximum, .missingCharacters, .redundantRule,
  ]

  /// A policy accepts short passwords.
  package static let shortMinimum = FindingKind(
    "short-minimum", .warning,
    """
    A policy accepts short passwords.

    What: the minimum length is below 8, and no other rule requires 8 characters. A policy whose maximum is below 8, as
    for the PIN of a device, is not reported.

    Why: all short passwords can be tried in little time. NIST SP 800-63B-4, section 3.1.1.2, requires 8 characters, and
    15 if the password is the only factor.

    Example:
      {"rule": "length", "min": 4}

    What to do: raise the minimum to 8 or more.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 4}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#),
    ])

  /// A policy does not permit long passwords.
  package static let shortMaximum = FindingKind(
    "short-maximum", .warning,
    """
    A policy does not permit long passwords.

    What: the maximum length is below 64.

    Why: passphrases and the passwords of password managers are long. NIST SP 800-63B-4, section 3.1.1.2, and OWASP
    ASVS 5.0, 6.2.9, call for 64 characters.

    Example:
      {"rule": "length", "min": 8, "max": 20}

    What to do: raise the maximum to 64 or more, or remove it, if the back end permits that.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 20}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}]}"#),
    ])

  /// A policy excludes characters that are on every keyboard.
  package static let missingCharacters = FindingKind(
    "missing-characters", .warning,
    """
    A policy excludes characters that are on every keyboard.

    What: a list of allowed or forbidden characters excludes some of the 95 printable ASCII characters, or a list of
    special characters omits some of them. A list without any special character is not reported.

    Why: users wonder why their password is rejected, and password managers generate such characters.

    Example:
      {"rule": "forbidden-characters", "characters": "<>"}

    What to do: add the characters, unless the back end cannot handle them.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "<>"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "é"}]}"#),
    ])

  /// A rule of a policy has no effect.
  package static let redundantRule = FindingKind(
    "redundant-rule", .warning,
    """
    A rule of a policy has no effect.

    What: every password that the other rules accept meets this one too.

    Why: users read one more requirement than necessary, and the author may have meant another value.

    Example:
      {"rule": "letters"}, {"rule": "uppercase"}

    What to do: remove the rule, or correct its values.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "letters"}, {"rule": "uppercase"}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "uppercase"}, {"rule": "lowercase"}]}"#),
    ])
}
