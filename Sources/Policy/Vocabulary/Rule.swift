import WatchwordDiagnostics
import WatchwordLocalization

/// A rule that policies can contain. One file in `Rules/` defines everything about it.
///
/// No member has a default, so a rule states explicitly that it has no shortfalls, needs or details. ``PasswordRule``
/// and ``RuleKind`` have a case for every rule; `Scripts/generate-rules.sh` generates the cases from the files. A rule
/// that consists only of numbers can also have a `light` form, which contains its check alone and makes assessments
/// faster (``LightRule``).
protocol Rule: Requirement {
  /// The rule's ids in policies.
  static var ids: [ExactText] { get }
  /// The position in documentation, with gaps for new rules. REL-ID's rules are in the order in which its helper names
  /// them.
  static var order: Int { get }
  /// The rule's page: its effect, its purpose, its parameters and an example. The first line is the summary of the
  /// type.
  static var documentation: StaticString { get }
  /// The rule's parameters.
  static var parameters: [ParameterDeclaration] { get }
  /// The texts that state the requirement.
  static var texts: [RuleText] { get }
  /// The hints for passwords that do not meet the rule.
  static var hints: [RuleHint] { get }
  /// Passwords that the rule accepts, rejects or cannot judge.
  static var examples: [RuleExample<Self>] { get }

  /// Reads the rule's values. Returns `nil` if they do not form a valid rule, which is then reported.
  init?(id: ExactText, reading members: inout MemberReader)
}
