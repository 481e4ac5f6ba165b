import WatchwordDiagnostics

extension FindingPages {
  /// The pages about policies of other systems, and about carrying policies there.
  static let foreignPolicies: [Page] = [
    Page(
      "conversion-loss", .warning,
      """
      Another system cannot say a part of a policy.

      What: a policy is written for a system whose settings cannot express one of its rules, or which asks for something
      that the policy does not. The finding says what the system asks for instead. It is info where no password is judged
      otherwise: a note, the order of the rules, a text of a server.

      Why: the two systems would judge some passwords differently, and users would be told what is not so.

      Example:
        {"rule": "digits", "min": 2} for Amazon Cognito, which can ask for one digit

      What to do: change the rule to what both systems can say, or check the rule elsewhere, for example in the form.
      """),
    Page(
      "unsupported-rule", .warning,
      """
      A system asks for something that no rule says.

      What: a setting of another system limits passwords in a way that policies here cannot express.

      Why: what is shown to users, and what is checked here, leaves it out; the system still refuses such passwords.

      Example:
        notUsername(undefined), which refuses only a password that is the user name itself

      What to do: tell users in your own words, or choose a setting that a rule expresses, such as notContainsUsername.
      """),
    Page(
      "malformed-policy",
      """
      A Keycloak policy is not written as Keycloak reads it.

      What: a part of the policy between two "and" is empty or is not closed. Keycloak splits a policy at every " and ",
      also inside a regular expression.

      Why: Keycloak refuses the policy or reads another one.

      Example:
        length(8) and digits(1

      What to do: correct the part that the finding marks.
      """),
    Page(
      "several-policies", .warning,
      """
      A file has several password policies.

      What: a template has more than one user pool, or a configuration more than one version of its policy.

      Why: only the first is read, which may not be the one that was meant.

      Example:
        {"Resources": {"A": {"Type": "AWS::Cognito::UserPool"}, "B": {"Type": "AWS::Cognito::UserPool"}}}

      What to do: save the policy that you mean as a file of its own.
      """),
    Page(
      "inactive-policy", .warning,
      """
      The policy of another system is switched off.

      What: the system has a policy but does not enforce it.

      Why: the rules do not count, so they are not read. Users can choose any password that the system takes.

      Example:
        {"passwordPolicyConfig": {"passwordPolicyEnforcementState": "OFF"}}

      What to do: switch the policy on, and read it again.
      """),
  ]
}
