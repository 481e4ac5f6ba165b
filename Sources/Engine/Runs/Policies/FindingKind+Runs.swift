package import WatchwordBasics
import WatchwordLinting
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools

extension FindingKind {
  /// It could not be decided whether a password can meet the policy.
  package static let undecidedPolicy = FindingKind("undecided-policy", .info)

  /// Another system cannot express a part of a policy.
  package static let conversionLoss = FindingKind("conversion-loss", .warning, milder: [.info])

  /// The kinds of findings that only commands about policies report.
  package static var commandFindings: [FindingKind] { [.undecidedPolicy, .conversionLoss, .lineTooLong] }

  /// The kinds of findings that examinations of policies report; some are those of checks.
  static var policyRunFindings: [FindingKind] {
    Checks.all.map { $0.kind } + policyFindings + policyWarnings + commandFindings + foreignPolicyFindings
      + jsonFindings
  }
}
