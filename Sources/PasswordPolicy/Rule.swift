import Diagnostics
import Localization

/// A requirement on passwords: how it is checked, what it says to people, and how policies write it.
///
/// A rule is one file in `Rules/`; ``PasswordRule`` lists them all.
protocol Rule: Hashable, Sendable {
  /// The rule's page: what it does, why, its parameters, an example. Its first line is the type's own summary.
  static var documentation: StaticString { get }
  /// The ids under which policies write the rule.
  static var ids: [String] { get }
  /// Every phrase that the rule can ask for.
  static var phrases: [PhraseDeclaration] { get }
  /// Cases that show what the rule accepts and what it rejects.
  static var examples: [RuleExample] { get }

  /// The id under which a policy writes this rule.
  var id: String { get }

  /// Reads the rule's parameters; what is wrong is reported there, and nothing comes back where the rule is unusable.
  init?(id: String, reading parameters: inout RuleParameters)
  /// Writes the rule's parameters as members of the object that is being written.
  func write(to writer: inout JSONWriter)

  /// How a password stands to the rule.
  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState
  /// What the rule asks for.
  func phrase(in style: RuleStyle) -> Phrase
  /// What an unmet password must still do.
  func phrase(for shortfall: Shortfall) -> Phrase
}

extension Rule {
  /// Only rules that one id cannot name have to say it.
  var id: String { Self.ids.first ?? "" }
}

/// A way to word what a rule asks for.
public enum RuleStyle: UInt8, CaseIterable, Hashable, Sendable {
  /// A few words for a list under the field: "Min. 8 characters".
  case checklist
  /// A full sentence without a full stop: "Use at least 8 characters".
  case requirement

  /// The last part of the ids of messages in this style.
  public var name: String {
    switch self {
    case .checklist: "checklist"
    case .requirement: "requirement"
    }
  }
}

/// A password and how it stands to a rule, for documentation and tests.
public struct RuleExample: Sendable {
  /// The policy's rule, as JSON.
  public let rule: String
  /// The password; an example, never a real one.
  public let password: String
  /// The user's id, if the rule compares with it.
  public let userID: String?
  /// Personal words, if the rule compares with them.
  public let personalWords: [String]
  /// The current password, if the rule compares with it.
  public let currentPassword: String?
  /// How the password stands to the rule.
  public let state: RuleState

  /// A password that `rule` accepts.
  static func accepted(
    _ password: String, by rule: String, userID: String? = nil, personalWords: [String] = [],
    currentPassword: String? = nil
  ) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: userID, personalWords: personalWords, currentPassword: currentPassword,
      state: .met)
  }

  /// A password that `rule` rejects, and why.
  static func rejected(
    _ password: String, by rule: String, userID: String? = nil, personalWords: [String] = [],
    currentPassword: String? = nil, _ shortfall: Shortfall = .present
  ) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: userID, personalWords: personalWords, currentPassword: currentPassword,
      state: .unmet(shortfall))
  }

  /// A password that `rule` cannot judge here.
  static func undetermined(_ password: String, by rule: String, _ reason: Undetermined) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: nil, personalWords: [], currentPassword: nil,
      state: .undetermined(reason))
  }
}

/// The ids of rules' messages: `rule.<rule>.<variant>.<style>`.
enum RuleMessage {
  static func id(_ rule: String, _ variant: String, _ style: String) -> MessageID {
    MessageID("rule.\(rule).\(variant).\(style)")
  }

  static func phrase(
    _ rule: String, _ variant: String, _ style: RuleStyle, _ arguments: [Phrase.Argument] = []
  ) -> Phrase {
    Phrase(id(rule, variant, style.name), arguments)
  }

  static func missing(_ rule: String, _ variant: String, _ arguments: [Phrase.Argument] = []) -> Phrase {
    Phrase(id(rule, variant, "missing"), arguments)
  }

  /// The declarations of a variant in both styles.
  static func declarations(
    _ rule: String, _ variant: String, _ parameters: [PhraseDeclaration.Parameter] = []
  ) -> [PhraseDeclaration] {
    RuleStyle.allCases.map { PhraseDeclaration(id(rule, variant, $0.name), parameters) }
  }

  /// The declaration of what is missing.
  static func missingDeclaration(
    _ rule: String, _ variant: String, _ parameters: [PhraseDeclaration.Parameter] = []
  ) -> PhraseDeclaration {
    PhraseDeclaration(id(rule, variant, "missing"), parameters)
  }
}
