import WatchwordDiagnostics

/// The pages about findings that come from neither a check nor a rule: those about policies, scripts of forms, and
/// compiled catalogues.
enum FindingPages {
  /// The page about a kind of finding.
  struct Page: Sendable {
    let id: ExactText
    let severity: Severity
    let text: String

    init(_ id: ExactText, _ text: String) { self.init(id, .error, text) }

    init(_ id: ExactText, _ severity: Severity, _ text: String) {
      self.id = id
      self.severity = severity
      self.text = text
    }
  }

  /// Every page, in the order of documentation.
  static let all: [Page] =
    policies + bases + patterns + warnings + foreignPolicies + breaches + json + conversions
    + compiledCatalogs + forms

  private static let policies: [Page] = [
    Page(
      "contradiction",
      """
      No password can meet the policy.

      What: some rules of a policy exclude each other, so that no password, or only the empty one, meets all of them.

      Why: nobody can choose a password.

      Example:
        {"minL": 20, "maxL": 8}

      What to do: change one of the rules that the finding names.
      """),
    Page(
      "undecided-policy", .info,
      """
      It could not be decided whether a password can meet the policy.

      What: no password that meets the policy was found among those that were tried, and there is no proof that none does.

      Why: some rules together, such as a list of common passwords and a pattern that matches few, are not decided by
      looking at characters one after the other. Without this finding, validate has found a password.

      Example:
        {"version": 1, "rules": [{"rule": "required-pattern", "pattern": "^password$"}, {"rule": "common-password"}]}

      What to do: try a password with watchword check, or simplify the rules.
      """),
    Page(
      "unknown-rule",
      """
      A policy names a rule that does not exist.

      What: the value of "rule" is not the id of a rule.

      Why: the policy cannot be used, because a rule that is ignored would make passwords weaker than they should be.

      Example:
        {"rule": "lenght", "min": 8}

      What to do: correct the id; watchword explain lists all rules.
      """),
    Page(
      "duplicate-rule", .warning,
      """
      A policy has the same rule twice.

      What: two rules have the same kind and the same values.

      Why: people would read the same text twice; one of the rules is probably meant to be another.

      Example:
        {"rule": "digits", "min": 1}, {"rule": "digits", "min": 1}

      What to do: correct or remove one of the two.
      """),
    Page(
      "missing-policy",
      """
      A list of settings contains no password policy.

      What: the file is a list of keys and values, as a REL-ID server sends it, and no key is RELID_PASSWORD_POLICY.

      Why: there are no rules to read.

      Example:
        [{"key": "OTHER_SETTING", "value": "1"}]

      What to do: give the whole answer of the server, or the policy by itself.
      """),
    Page(
      "deprecated-key", .warning,
      """
      A policy has an old key.

      What: a list of settings has a policy under the key PASSWORD_POLICY_BKP, the old name of RELID_PASSWORD_POLICY. The
      finding is info where the list has the current key too, which is read instead.

      Why: programs that know only the current key read no policy, or another one.

      Example:
        [{"key": "PASSWORD_POLICY_BKP", "value": "{…}"}]

      What to do: write the policy under RELID_PASSWORD_POLICY.
      """),
    Page(
      "empty-value", .warning,
      """
      A field of a policy has no value.

      What: a field of a REL-ID policy that is true or false has the value "", or a property of an Apple password rule is
      empty or 0.

      Why: it has no effect, which may not be what its author meant.

      Example:
        {"minL": 8, "UserIDcheck": ""}

      What to do: give it a value, such as true or false, or remove it.
      """),
    Page(
      "null-value", .warning,
      """
      A field of a policy is null.

      What: a field has the value null, which is read as if the field were absent.

      Why: the rule that its author may have meant does not exist.

      Example:
        {"minL": null}

      What to do: give the field a value, or remove it.
      """),
  ]

  private static let json: [Page] = [
    Page(
      "invalid-utf8",
      """
      A text has bytes that are not UTF-8.

      What: bytes inside a string of a JSON file, or in a line of a list of passwords, are no character of UTF-8.

      Why: every program reads something else there, or refuses the file.

      Example:
        "caf\\xE9", saved in ISO 8859-1

      What to do: save the file as UTF-8.
      """),
    Page(
      "unknown-key",
      """
      An object has a name that is not known.

      What: a rule, a policy, an event or a compiled catalogue has a member that its format does not have.

      Why: it is probably a typing error, and what it should do does not happen.

      Example:
        {"rule": "length", "minimum": 8}

      What to do: correct the name, or remove the member.
      """),
    Page(
      "duplicate-value", .warning,
      """
      A list has the same value twice.

      What: a list of words has one of them twice.

      Why: the second one has no effect; another word may have been meant.

      Example:
        {"rule": "classes", "of": ["digits", "digits"]}

      What to do: correct or remove one of the two.
      """),
    Page(
      "value-out-of-range",
      """
      A number is too small or too large.

      What: a number is not within the bounds that the finding says.

      Why: it would have no effect, or no password could meet the rule.

      Example:
        {"rule": "length", "min": -1}

      What to do: write a number within the bounds.
      """),
    Page(
      "unusable-value",
      """
      A value cannot be used.

      What: a value has the right type, but is empty, or does not fit the other values of its rule.

      Why: the rule would have no effect, or no password could meet it.

      Example:
        {"rule": "length", "min": 12, "max": 8}

      What to do: change the value as the finding says.
      """),
  ]
}
