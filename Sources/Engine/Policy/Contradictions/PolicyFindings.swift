package import WatchwordBasics

extension FindingKind {
  /// A policy extends a policy that cannot be found.
  package static let unknownBase = FindingKind("unknown-base", .error)

  /// A policy extends a policy that has errors.
  package static let unusableBase = FindingKind("unusable-base", .error)

  /// A policy extends itself, directly or through others.
  package static let circularBase = FindingKind("circular-base", .error)

  /// A policy removes a rule that the policy it extends does not have.
  package static let nothingToRemove = FindingKind("nothing-to-remove", .warning)

  /// A regular expression is malformed.
  package static let malformedPattern = FindingKind("malformed-pattern", .error)

  /// A regular expression uses a construct that policies do not support.
  package static let unsupportedPattern = FindingKind("unsupported-pattern", .error, milder: [.warning])

  /// The kinds of findings about policies, in the order of documentation.
  package static let policyFindings: [FindingKind] = [
    .contradiction, .unknownFormat, .unknownRule, .duplicateRule, .missingPolicy, .deprecatedKey, .emptyValue,
    .nullValue, .unknownBase, .unusableBase, .circularBase, .nothingToRemove, .malformedPattern, .unsupportedPattern,
  ]

  /// A policy accepts every password.
  package static let noRules = FindingKind("no-rules", .warning)

  /// No password can meet the policy.
  package static let contradiction = FindingKind("contradiction", .error)

  /// A policy is in no known format.
  package static let unknownFormat = FindingKind("unknown-format", .error)

  /// A policy names a rule that does not exist.
  package static let unknownRule = FindingKind("unknown-rule", .error)

  /// A policy has the same rule twice.
  package static let duplicateRule = FindingKind("duplicate-rule", .error, milder: [.warning])

  /// A list of settings contains no password policy.
  package static let missingPolicy = FindingKind("missing-policy", .error)

  /// A policy has an old key.
  package static let deprecatedKey = FindingKind("deprecated-key", .warning, milder: [.info])

  /// A field of a policy has no value.
  package static let emptyValue = FindingKind("empty-value", .warning)

  /// A field of a policy is null.
  package static let nullValue = FindingKind("null-value", .warning)
}
