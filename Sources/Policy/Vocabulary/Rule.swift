import WatchwordDiagnostics
import WatchwordLocalization

/// A requirement on passwords. One file of `Rules/` has everything about it.
///
/// Nothing here has a default: a rule without shortfalls, needs or details says so. ``PasswordRule`` and ``RuleKind``
/// have a case for every rule; `Scripts/generate-rules.sh` writes them from the files. A rule that is nothing but numbers
/// can also have a `light`, its check alone, which makes it faster (``LightRule``).
protocol Rule: Hashable, Sendable {
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
  /// How REL-ID writes the rule; `nil` if REL-ID has no such rule.
  static var relID: RELIDMapping<Self>? { get }

  /// The id under which a policy writes this rule.
  var id: ExactText { get }

  /// Reads the rule's values; `nil` if they do not make a rule, which is then reported.
  init?(id: ExactText, reading members: inout MemberReader)
  /// Writes the rule's values as members of an object.
  func write(to writer: inout JSONWriter)

  /// Whether a password meets the rule.
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState
  /// The shortfalls that a password can have.
  var shortfalls: [ShortfallRange] { get }
  /// What is needed besides the password to judge it.
  var needs: [RuleNeed] { get }
  /// The demand that other rules can make impossible; `nil` if the rule never contradicts another.
  var demand: RuleDemand? { get }

  /// What the rule does to passwords, as far as standards distinguish it.
  static var effect: RuleEffect { get }
  /// What an automaton has to know of the rule to count, compare and generate passwords.
  var automaton: RuleAutomaton { get }
  /// What the settings of a back end have to say to ask for the rule; `nil` if none can.
  var setting: RuleSetting? { get }

  /// The phrase that says what the rule asks for.
  func phrase(in style: RuleStyle) -> Phrase
  /// The hint for a password with this shortfall; `nil` if the rule never has such a shortfall.
  func hint(for shortfall: Shortfall) -> Phrase?
  /// Details for the author of a policy, not for users, in English: each is a clause in lower case.
  var details: [String] { get }
}
