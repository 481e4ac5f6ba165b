package import WatchwordBasics

extension FindingKind {
  /// A page has several input elements with rules.
  package static let severalInputs = FindingKind("several-inputs", .info)

  /// A rule of another system has invalid syntax.
  package static let malformedRule = FindingKind("malformed-rule", .error)

  /// A policy of another system has invalid syntax.
  package static let malformedPolicy = FindingKind("malformed-policy", .error)

  /// A file has several password policies.
  package static let severalPolicies = FindingKind("several-policies", .warning)

  /// The policy of another system is switched off.
  package static let inactivePolicy = FindingKind("inactive-policy", .warning)

  /// The kinds of findings about policies of other systems, in the order of the documentation.
  package static let foreignPolicyFindings: [FindingKind] = [
    .unsupportedRule, .unsupportedSetting, .inexactReading, .severalInputs, .malformedRule, .malformedPolicy,
    .severalPolicies, .inactivePolicy,
  ]

  /// A rule cannot be transferred from one system to another.
  package static let unsupportedRule = FindingKind("unsupported-rule", .warning, milder: [.info])

  /// A setting of another system is left out.
  package static let unsupportedSetting = FindingKind("unsupported-setting", .warning)

  /// A policy only approximates a setting of another system.
  package static let inexactReading = FindingKind("inexact-reading", .warning, milder: [.info])
}
