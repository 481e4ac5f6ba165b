import WatchwordBreaches
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordPolicyFormats

extension FindingKind {
  /// It could not be decided whether a password can meet the policy.
  static let undecidedPolicy = FindingKind(
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
  static let conversionLoss = FindingKind(
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

  /// The kinds of findings that only commands report.
  static let commandFindings: [FindingKind] = [.undecidedPolicy, .conversionLoss, .lineTooLong]

  /// The kinds of findings of neither a check nor a rule: those about policies, scripts of forms, and compiled
  /// catalogues, in the order of the documentation.
  static let outsideChecks: [FindingKind] =
    policyFindings + policyWarnings + commandFindings + foreignPolicyFindings + breachFindings + jsonFindings
    + conversionLosses + compiledCatalogFindings + formFindings

  /// Every kind of finding: those of checks, then the others.
  static let all: [FindingKind] = Checks.all.map(\.kind) + outsideChecks
}
