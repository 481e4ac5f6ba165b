package import WatchwordDiagnostics
import WatchwordLinting
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordPolicyFormats

extension FindingKind {
  /// It could not be decided whether a password can meet the policy.
  package static let undecidedPolicy = FindingKind(
    "undecided-policy", .info,
    """
    It could not be decided whether a password can meet the policy.

    What: no password that meets the policy was found among those that were tried, and there is no proof that none does.

    Why: some combinations of rules, such as a list of common passwords and a pattern that matches few passwords, cannot
    be decided character by character. If this finding is absent, validate has found a password.

    Example:
      {"version": 1, "rules": [{"rule": "required-pattern", "pattern": "^password$"}, {"rule": "common-password"}]}

    What to do: try a password with watchword check, or simplify the rules.
    """)

  /// Another system cannot express a part of a policy.
  package static let conversionLoss = FindingKind(
    "conversion-loss", .warning, milder: [.info],
    """
    Another system cannot express a part of a policy.

    What: a policy is written for a system whose settings cannot express one of its rules, or which requires something
    that the policy does not. The finding names what the system requires instead. It is info if no rule is lost, but only
    a note, the order of the rules, a text of a server, a value of another system, or the normalisation of passwords to
    NFC, which is the form that nearly all keyboards produce.

    Why: the two systems would judge some passwords differently, and users would read something that is not true.

    Example:
      {"rule": "digits", "min": 2} for Amazon Cognito, which can require one digit

    What to do: change the rule to one that both systems can express, or check the rule elsewhere, for example in the form.
    """)

  /// The kinds of findings that only commands about policies report.
  package static var commandFindings: [FindingKind] { [.undecidedPolicy, .conversionLoss, .lineTooLong] }

  /// The kinds of findings that examinations of policies report; some are those of checks.
  static var policyRunFindings: [FindingKind] {
    Checks.all.map { $0.kind } + policyFindings + policyWarnings + commandFindings + foreignPolicyFindings
      + jsonFindings
  }
}
