import WatchwordBasics
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
  /// The constraint that other rules can make impossible to meet; `nil` if the rule never contradicts another.
  var constraint: RuleConstraint? { get }

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

/// A rule that policies can contain. One file in `Rules/` defines everything about it.
///
/// No member has a default, so a rule states explicitly that it has no shortfalls, needs or details. ``PasswordRule``
/// and ``RuleKind`` have a case for every rule; `Scripts/generate-rules.sh` generates the cases from the files. A rule
/// that can be represented by numbers alone can also have a `light` form, which contains only the rule's check and
/// makes assessments faster (``LightRule``).
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

  /// Reads the rule's values. If they do not form a valid rule, reports this and returns `nil`.
  init?(id: ExactText, reading members: inout MemberReader)
}

extension Rule {
  /// The declarations of all phrases that such a rule can use, except the items of lists.
  static var declarations: [PhraseDeclaration] {
    texts.flatMap { $0.declarations } + hints.map { $0.declaration }
  }

  /// Reads the rules from the fields of a REL-ID policy.
  static func rules(from fields: inout RELIDFields, _ wrap: (Self) -> PasswordRule) -> [LocatedRule] {
    (relID?.read(&fields) ?? []).map { LocatedRule(wrap($0.rule), from: $0.fields) }
  }
}
