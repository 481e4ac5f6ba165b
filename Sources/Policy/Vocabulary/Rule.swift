import WatchwordDiagnostics
import WatchwordLocalization

/// A requirement that policies write. One file of `Rules/` has everything about it.
///
/// Nothing here has a default: a rule without shortfalls, needs or details says so. ``PasswordRule`` and ``RuleKind``
/// have a case for every rule; `Scripts/generate-rules.sh` writes them from the files. A rule that is nothing but numbers
/// can also have a `light`, its check alone, which makes it faster (``LightRule``).
protocol Rule: Requirement {
  /// The ids under which policies write the rule.
  static var ids: [ExactText] { get }
  /// The place in documentation; the numbers leave room between. REL-ID's rules are in the order in which its helper names
  /// them.
  static var order: Int { get }
  /// The rule's page: what it does, why, its values, an example. Its first line is the type's own summary.
  static var documentation: StaticString { get }
  /// The values that a policy can give the rule.
  static var parameters: [ParameterDeclaration] { get }
  /// The texts that say what the rule asks for.
  static var texts: [RuleText] { get }
  /// The texts that say what is missing in an unmet password.
  static var hints: [RuleHint] { get }
  /// Passwords that the rule accepts, rejects or cannot judge.
  static var examples: [RuleExample<Self>] { get }

  /// Reads the rule's values; `nil` if they do not make a rule, which is then reported.
  init?(id: ExactText, reading members: inout MemberReader)
}
