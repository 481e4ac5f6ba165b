import WatchwordDiagnostics
import WatchwordLocalization

/// A requirement on passwords, whether policies can write it (``Rule``) or only an app can make it (``OwnRule``).
protocol Requirement: Hashable, Sendable {
  /// The id under which a policy writes it.
  var id: ExactText { get }
  /// How REL-ID writes it; `nil` if REL-ID has no such rule.
  static var relID: RELIDMapping<Self>? { get }
  /// Writes its values as members of an object.
  func write(to writer: inout JSONWriter)

  /// Whether a password meets it.
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState
  /// The shortfalls that a password can have.
  var shortfalls: [ShortfallRange] { get }
  /// What is needed besides the password to judge it.
  var needs: [RuleNeed] { get }
  /// The demand that other rules can make impossible; `nil` if it never contradicts another.
  var demand: RuleDemand? { get }

  /// What it does to passwords, as far as standards distinguish it.
  static var effect: RuleEffect { get }
  /// What an automaton has to know of it to count, compare and generate passwords.
  var automaton: RuleAutomaton { get }
  /// What the settings of a back end have to say to ask for it; `nil` if none can.
  var setting: RuleSetting? { get }

  /// The phrase that says what it asks for.
  func phrase(in style: RuleStyle) -> Phrase
  /// The hint for a password with this shortfall; `nil` if there is never such a shortfall.
  func hint(for shortfall: Shortfall) -> Phrase?
  /// Details for the author of a policy, not for users, in English: each is a clause in lower case.
  var details: [String] { get }
}
