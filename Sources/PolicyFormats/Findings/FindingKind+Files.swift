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

    What: the text of an Apple password rule, or a line of Passay's properties, is invalid at the marked place.

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

    What: a template has more than one user pool, or a configuration more than one version of its policy.

    Why: only the first is read, which may not be the intended one.

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
}
