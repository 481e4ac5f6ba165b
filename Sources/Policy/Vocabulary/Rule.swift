import WatchwordDiagnostics
import WatchwordLocalization

/// A requirement on passwords: all there is to know about it, in one file of `Rules/`.
///
/// Nothing here has a default: where a rule has no shortfalls, needs or details, it says so. ``PasswordRule`` has a case
/// for every rule, and ``RuleKind/all`` lists them.
protocol Rule: Hashable, Sendable {
  /// The ids under which policies write the rule.
  static var ids: [ExactText] { get }
  /// The rule's page: what it does, why, its values, an example. Its first line is the type's own summary.
  static var documentation: StaticString { get }
  /// The values that a policy can give the rule.
  static var parameters: [ParameterDeclaration] { get }
  /// The texts that say what the rule asks for.
  static var texts: [RuleText] { get }
  /// The texts that say what an unmet password must still do.
  static var hints: [RuleHint] { get }
  /// Passwords that the rule accepts, rejects or cannot judge.
  static var examples: [RuleExample<Self>] { get }
  /// How REL-ID writes the rule; `nil` if it has no such rule.
  static var relID: RELIDMapping<Self>? { get }

  /// The id under which a policy writes this rule.
  var id: ExactText { get }

  /// Reads the rule's values; `nil` if they make no rule, which is then reported.
  init?(id: ExactText, reading members: inout MemberReader)
  /// Writes the rule's values as members of an object.
  func write(to writer: inout JSONWriter)

  /// How a password stands to the rule.
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState
  /// The ways in which a password can fall short of the rule.
  var shortfalls: [ShortfallRange] { get }
  /// What has to be known beside the password to judge it.
  var needs: [RuleNeed] { get }
  /// What the rule asks for that other rules can make impossible; `nil` if it never contradicts another.
  var demand: RuleDemand? { get }

  /// What the rule asks for.
  func phrase(in style: RuleStyle) -> Phrase
  /// What an unmet password must still do; `nil` if no password can fall short in this way.
  func hint(for shortfall: Shortfall) -> Phrase?
  /// What the author of a policy wants to know and users need not, in English: each a clause in lower case.
  var details: [String] { get }
}
