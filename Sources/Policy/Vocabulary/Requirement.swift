import WatchwordDiagnostics
import WatchwordLocalization

/// A requirement on passwords: a rule that policies can contain (``Rule``) or one that an app defines (``OwnRule``).
protocol Requirement: Hashable, Sendable {
  /// The rule's id in policies.
  var id: ExactText { get }
  /// The mapping to REL-ID; `nil` if REL-ID has no such rule.
  static var relID: RELIDMapping<Self>? { get }
  /// Writes the rule's values as members of an object.
  func write(to writer: inout JSONWriter)

  /// Judges whether a password meets the rule.
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState
  /// The shortfalls that a password can have.
  var shortfalls: [ShortfallRange] { get }
  /// The inputs besides the password that the rule needs.
  var needs: [RuleNeed] { get }
  /// The demand that other rules can make impossible to meet; `nil` if the rule never contradicts another.
  var demand: RuleDemand? { get }

  /// The rule's effect on passwords, in the categories that standards distinguish.
  static var effect: RuleEffect { get }
  /// The description from which automata are built to count, compare and generate passwords.
  var automaton: RuleAutomaton { get }
  /// The back-end setting that expresses the rule; `nil` if none can.
  var setting: RuleSetting? { get }

  /// The phrase that states the requirement.
  func phrase(in style: RuleStyle) -> Phrase
  /// The hint for a password with this shortfall; `nil` if the rule never has such a shortfall.
  func hint(for shortfall: Shortfall) -> Phrase?
  /// Details in English for policy authors, not for users: each is a clause in lower case.
  var details: [String] { get }
}
