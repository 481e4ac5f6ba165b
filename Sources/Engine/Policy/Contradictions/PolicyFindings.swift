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

  /// The kinds of findings about policies, in the order of documentation.
  package static let policyFindings: [FindingKind] = [
    .contradiction, .unknownFormat, .unknownRule, .duplicateRule, .missingPolicy, .deprecatedKey, .emptyValue, .nullValue,
    .unknownBase, .unusableBase, .circularBase, .nothingToRemove, .malformedPattern, .unsupportedPattern,
  ]

  /// A policy accepts every password.
  package static let noRules = FindingKind(
    "no-rules", .warning,
    """
    A policy accepts every password.

    What: the policy has no rules, or only rules about when passwords are changed.

    Why: nothing is shown to users and nothing is checked, which is hardly ever intended; the rules may have been lost.

    Example:
      {"version": 1, "rules": []}

    What to do: add rules, for example {"rule": "length", "min": 8}.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": []}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}]}"#),
    ])

  /// No password can meet the policy.
  package static let contradiction = FindingKind(
    "contradiction", .error,
    """
    No password can meet the policy.

    What: some rules of a policy exclude each other, so that no password, or only the empty one, meets all of them; or
    passwords expire no later than the rule minimum-age lets users change them.

    Why: nobody can choose a password, or change an old one in time.

    Example:
      {"minL": 20, "maxL": 8}

    What to do: change one of the rules that the finding names.
    """,
    examples: [
      .bad("policy.json", #"{"minL": 20, "maxL": 8}"#),
      .good("policy.json", #"{"minL": 8, "maxL": 20}"#),
    ])

  /// A policy is in no known format.
  package static let unknownFormat = FindingKind(
    "unknown-format", .error,
    """
    A policy is in no known format.

    What: the text is neither a policy of the toolkit or of a REL-ID server nor one of the systems that the command
    knows. Exports of secedit, the output of net accounts, Terraform and the outputs of Amplify are not read, for
    example. The finding lists the known formats.

    Why: nothing can be assumed about the rules.

    Example:
      resource "aws_cognito_user_pool" "pool" { password_policy { minimum_length = 12 } }

    What to do: export the policy in one of the formats, such as the JSON of aws cognito-idp describe-user-pool. If the
    text is in one of them, name it with --from, an option of watchword policy convert.
    """,
    examples: [
      .bad("policy.tf", "resource \"aws_cognito_user_pool\" \"pool\" {\n  name = \"acme\"\n}\n"),
      .good("policy.json", #"{"minL": 8}"#),
    ])

  /// A policy names a rule that does not exist.
  package static let unknownRule = FindingKind(
    "unknown-rule", .error,
    """
    A policy names a rule that does not exist.

    What: the value of "rule" is not the id of a rule.

    Why: the policy cannot be used, because a rule that is ignored would make passwords weaker than they should be.

    Example:
      {"rule": "lenght", "min": 8}

    What to do: correct the id; watchword explain lists all rules.
    """,
    examples: [
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "lenght", "min": 8}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#),
    ])

  /// A policy has the same rule twice.
  package static let duplicateRule = FindingKind(
    "duplicate-rule", .error, milder: [.warning],
    """
    A policy has the same rule twice.

    What: two rules have the same kind and the same values. In a Keycloak policy, two rules of the same kind are enough,
    because only the last one counts; elsewhere, the finding is a warning.

    Why: people would read the same text twice; one of the rules was probably meant to be a different one.

    Example:
      {"rule": "digits", "min": 1}, {"rule": "digits", "min": 1}

    What to do: correct or remove one of the two.
    """,
    examples: [
      .bad("policy.txt", "length(8) and length(12)"),
      .bad("policy.json", #"{"version": 1, "rules": [{"rule": "digits", "min": 1}, {"rule": "digits", "min": 1}]}"#),
      .good("policy.json", #"{"version": 1, "rules": [{"rule": "digits", "min": 1}]}"#),
    ])

  /// A list of settings contains no password policy.
  package static let missingPolicy = FindingKind(
    "missing-policy", .error,
    """
    A list of settings contains no password policy.

    What: the file is a list of keys and values, as a REL-ID server sends it, and no key is RELID_PASSWORD_POLICY.

    Why: there are no rules to read.

    Example:
      [{"key": "OTHER_SETTING", "value": "1"}]

    What to do: pass the server's complete response, or the policy alone.
    """,
    examples: [
      .bad("policy.json", #"[{"key": "OTHER_SETTING", "value": "1"}]"#),
      .good("policy.json", #"[{"key": "RELID_PASSWORD_POLICY", "value": "{\"minL\": 8}"}]"#),
    ])

  /// A policy has an old key.
  package static let deprecatedKey = FindingKind(
    "deprecated-key", .warning, milder: [.info],
    """
    A policy has an old key.

    What: a list of settings has a policy under the key PASSWORD_POLICY_BKP, the old name of RELID_PASSWORD_POLICY. The
    finding is info if the list also has the current key, which is read instead.

    Why: programs that support only the current key read no policy, or a different one.

    Example:
      [{"key": "PASSWORD_POLICY_BKP", "value": "{…}"}]

    What to do: write the policy under RELID_PASSWORD_POLICY.
    """,
    examples: [
      .bad("policy.json", #"[{"key": "PASSWORD_POLICY_BKP", "value": "{\"minL\": 8}"}]"#),
      .good("policy.json", #"[{"key": "RELID_PASSWORD_POLICY", "value": "{\"minL\": 8}"}]"#),
    ])

  /// A field of a policy has no value.
  package static let emptyValue = FindingKind(
    "empty-value", .warning,
    """
    A field of a policy has no value.

    What: a Boolean field of a REL-ID policy has the value "", or a property of an Apple password rule is empty or 0.

    Why: it has no effect, which may not be what its author intended.

    Example:
      {"minL": 8, "UserIDcheck": ""}

    What to do: give it a value, such as true or false, or remove it.
    """,
    examples: [
      .bad("policy.json", #"{"minL": 8, "UserIDcheck": ""}"#),
      .good("policy.json", #"{"minL": 8, "UserIDcheck": "true"}"#),
    ])

  /// A field of a policy is null.
  package static let nullValue = FindingKind(
    "null-value", .warning,
    """
    A field of a policy is null.

    What: a field has the value null, which is read as if the field were absent.

    Why: the rule that its author may have intended does not exist.

    Example:
      {"minL": null}

    What to do: give the field a value, or remove it.
    """,
    examples: [
      .bad("policy.json", #"{"minL": null, "maxL": 64}"#),
      .good("policy.json", #"{"minL": 8, "maxL": 64}"#),
    ])
}
