package import WatchwordBasics
import WatchwordPolicy

extension FindingKind {
  /// The kinds of warnings about policies that were read without an error, in the order of the documentation.
  package static let policyWarnings: [FindingKind] = [
    .noRules, .shortMinimum, .shortMaximum, .missingCharacters, .redundantRule,
  ]

  /// A policy accepts short passwords.
  package static let shortMinimum = FindingKind("short-minimum", .warning)

  /// A policy does not permit long passwords.
  package static let shortMaximum = FindingKind("short-maximum", .warning)

  /// A policy excludes characters that are on every keyboard.
  package static let missingCharacters = FindingKind("missing-characters", .warning)

  /// A rule of a policy has no effect.
  package static let redundantRule = FindingKind("redundant-rule", .warning)
}
