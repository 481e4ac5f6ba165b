package import WatchwordDiagnostics

extension FindingKind {
  /// A page has several input elements with rules.
  package static let severalInputs = FindingKind(
    "several-inputs", .info,
    """
    A page has several input elements with rules.

    What: the rules are read from the element of type password that is marked autocomplete="new-password", or else from
    the first element of type password; the finding names the others.

    Why: a page can have fields for a name, a current password and a new one, each with separate rules.

    Example:
      <input name="user" maxlength="20"> <input type="password" name="new" minlength="8">

    What to do: nothing, if the element is the right one; otherwise provide only the other element.
    """,
    examples: [
      .bad(
        "form.html",
        #"<input name="user" type="password" maxlength="20"> <input type="password" name="new" minlength="8">"#),
      .good("form.html", #"<input type="password" name="new" minlength="8">"#),
    ])

  /// A rule of another system has invalid syntax.
  package static let malformedRule = FindingKind(
    "malformed-rule", .error,
    """
    A rule of another system has invalid syntax.

    What: the text of an Apple password rule, or a line of Java properties that sets Passay's rules, is invalid at the
    marked place.

    Why: the other system would ignore it or read something else, so no guess is made here.

    Example:
      minlength 8; required: lower

    What to do: correct the text at the marked place; the finding states what was expected.
    """,
    examples: [
      .bad("rule.txt", "minlength 8; required: lower;"),
      .good("rule.txt", "minlength: 8; required: lower;"),
    ])

  /// A policy of another system has invalid syntax.
  package static let malformedPolicy = FindingKind(
    "malformed-policy", .error,
    """
    A policy of another system has invalid syntax.

    What: a part of a Keycloak policy between two "and" is empty or is not closed (Keycloak splits a policy at every
    " and ", even inside a regular expression); or an element of a property list is not closed, or a list of Django's
    validators is built by code.

    Why: the other system rejects the policy or reads a different one.

    Example:
      length(8) and digits(1

    What to do: correct the part that the finding marks.
    """,
    examples: [
      .bad("policy.txt", "length(8) and digits(1"),
      .good("policy.txt", "length(8) and digits(1)"),
    ])

  /// A file has several password policies.
  package static let severalPolicies = FindingKind(
    "several-policies", .warning,
    """
    A file has several password policies.

    What: a template has more than one user pool, a configuration more than one version of its policy, or code more than
    one rule or list for passwords, for example one for production and one for tests.

    Why: only one is read, which may not be the intended one; the finding says which.

    Example:
      {"Resources": {"A": {"Type": "AWS::Cognito::UserPool"}, "B": {"Type": "AWS::Cognito::UserPool"}}}

    What to do: save the intended policy as a separate file.
    """,
    examples: [
      .bad(
        "template.json",
        #"{"Resources": {"A": {"Type": "AWS::Cognito::UserPool", "Properties": {"Policies": {"PasswordPolicy": {"MinimumLength": 8}}}}, "B": {"Type": "AWS::Cognito::UserPool"}}}"#
      ),
      .good(
        "template.json",
        #"{"Resources": {"A": {"Type": "AWS::Cognito::UserPool", "Properties": {"Policies": {"PasswordPolicy": {"MinimumLength": 8}}}}}}"#
      ),
    ])

  /// The policy of another system is switched off.
  package static let inactivePolicy = FindingKind(
    "inactive-policy", .warning,
    """
    The policy of another system is switched off.

    What: the system has a policy but does not enforce it.

    Why: the rules do not apply, so they are not read. Users can choose any password that the system accepts.

    Example:
      {"passwordPolicyConfig": {"passwordPolicyEnforcementState": "OFF"}}

    What to do: switch the policy on, and read it again.
    """,
    examples: [
      .bad("firebase.json", #"{"passwordPolicyConfig": {"passwordPolicyEnforcementState": "OFF"}}"#),
      .good(
        "firebase.json",
        #"{"passwordPolicyConfig": {"passwordPolicyEnforcementState": "ENFORCE", "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": 8}}]}}"#
      ),
    ])

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
      notUsername(undefined) in Keycloak, which refuses only a password that is the user name itself; a rule of an
      extension of Keycloak;
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

    What: a setting cannot be read as a rule, because policies here have no equivalent, or because code computes its
    value.

    Why: the other system may reject passwords that are accepted here.

    Example:
      WhitespaceRule.matchBehavior=StartsWith in Java properties that set Passay's rules

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
