import WatchwordBasics
import WatchwordBreaches
import WatchwordCatalogFormats
import WatchwordForm
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordRuns

extension FindingKind {
  /// The kinds of findings of neither a check nor a rule: those about policies, scripts of forms, and compiled
  /// catalogues, in the order of the documentation.
  static let outsideChecks: [FindingKind] =
    policyFindings + policyWarnings + commandFindings + foreignPolicyFindings + breachFindings + jsonFindings
    + conversionLosses + compiledCatalogFindings + formFindings

  /// Every kind of finding: those of checks, then the others.
  static let all: [FindingKind] = Checks.all.map(\.kind) + outsideChecks
}
