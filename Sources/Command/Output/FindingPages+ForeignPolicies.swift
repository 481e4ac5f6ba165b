import WatchwordDiagnostics

extension FindingPages {
  /// The pages about policies of other systems, and about carrying policies there.
  static let foreignPolicies: [Page] = [
    Page(
      "conversion-loss", .warning,
      """
      Another system cannot express a part of a policy.

      What: a policy is written for a system whose settings cannot express one of its rules, or which asks for something
      that the policy does not. The finding says what the system asks for instead. It is info where no
      rule is lost: a note, the order of the rules, a text of a server, a value of another system, or the normalisation of
      passwords to NFC, which is the form that nearly all keyboards type.

      Why: the two systems would judge some passwords differently, and users would be told something that is not true.

      Example:
        {"rule": "digits", "min": 2} for Amazon Cognito, which can ask for one digit

      What to do: change the rule to what both systems can say, or check the rule elsewhere, for example in the form.
      """),
    Page(
      "unsupported-rule", .warning,
      """
      A rule cannot be carried from one system to another.

      What: either a setting of another system limits passwords in a way that policies here cannot express, or a policy has
      a rule that the system named by --for cannot check, or that system has a demand of its own.

      Why: what is shown to users and checked here differs from what the system checks, so that it refuses passwords
      without a reason that they can see, or accepts what the policy forbids.

      Example:
        notUsername(undefined) in Keycloak, which refuses only a password that is the user name itself;
        {"rule": "history", "count": 4} with --for relid

      What to do: choose a rule that both express, let the app check it before the system does, or tell users in your own
      words.
      """),
    Page(
      "unsupported-setting", .warning,
      """
      A setting of another system is left out.

      What: a setting cannot be read as a rule, because policies here have nothing like it.

      Why: the other system may refuse passwords that are accepted here.

      Example:
        passay.illegalCharacterSequences.source=… in a file of Passay's properties

      What to do: write the nearest rule by hand, or let the other system check it.
      """),
    Page(
      "inexact-reading", .info,
      """
      A policy only comes close to a setting of another system.

      What: a setting was read as the rule that comes nearest to it; some passwords are judged differently. It is a warning
      where the setting switches the policy off.

      Why: the finding says where the two differ, so that you can decide whether it matters.

      Example:
        maxsequence = 3 in pwquality.conf

      What to do: nothing, if the difference does not matter; else change the rule.
      """),
    Page(
      "several-inputs", .info,
      """
      A page has several input elements with rules.

      What: the rules are those of the element of type password that is marked autocomplete="new-password", else of the
      first one of type password; the finding names the others.

      Why: a page can have fields for a name, a current password and a new one, and each has rules of its own.

      Example:
        <input name="user" maxlength="20"> <input type="password" name="new" minlength="8">

      What to do: nothing, if the element is the right one; else give the other element alone.
      """),
    Page(
      "malformed-rule",
      """
      A rule of another system is not written as that system reads it.

      What: the text of an Apple password rule, or a line of Passay's properties, is broken at the marked place.

      Why: the other system would ignore it or read something else, so it is not guessed here.

      Example:
        minlength 8; required: lower

      What to do: correct the text at the marked place; the finding says what was expected.
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
