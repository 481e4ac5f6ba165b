import WatchwordDiagnostics
import WatchwordPolicy

/// Says what rules think of single characters, by asking the rules themselves.
struct CharacterJudge {
  private let policies: [PasswordPolicy]

  /// A judge by `rules`, each of which judges characters one by one.
  init(_ rules: [PasswordRule]) {
    policies = rules.map { PasswordPolicy(rules: [Self.askingForOne($0)]) }
  }

  /// What each rule says of a password of this one character.
  func verdicts(on scalar: Unicode.Scalar) -> [Bool] {
    policies.map { $0.assess(String(scalar)).verdict == .met }
  }

  /// Whether the rule judges or counts characters one by one.
  static func judgesSingleCharacters(_ rule: PasswordRule) -> Bool {
    switch rule {
    case .characterCount, .classes, .forbiddenCharacters, .allowedCharacters, .edgeWhiteSpace: true
    default: false
    }
  }

  /// What the rule's expression, if it has one, reads where the character comes next.
  static func readings(of rule: PasswordRule, on scalar: Unicode.Scalar) -> [Bool] {
    rule.expression?.reads(scalar) ?? []
  }

  /// The characters that a rule names.
  static func mentioned(by rule: PasswordRule) -> [Unicode.Scalar] {
    switch rule {
    case .characterCount(let rule): Array(rule.characters?.string.unicodeScalars ?? "".unicodeScalars)
    case .forbiddenCharacters(let rule): Array(rule.characters.string.unicodeScalars)
    case .allowedCharacters(let rule): Array(rule.characters.string.unicodeScalars)
    case .requiredPattern(let rule): rule.expression.namedCharacters
    case .forbiddenPattern(let rule): rule.expression.namedCharacters
    default: []
    }
  }

  /// The rule with a minimum that a single character can meet.
  private static func askingForOne(_ rule: PasswordRule) -> PasswordRule {
    switch rule {
    case .characterCount(let rule):
      .characterCount(
        CharacterCountRule(
          rule.characterClass, minimum: 1, repertoire: rule.repertoire, characters: rule.characters))
    case .classes(let rule):
      .classes(ClassesRule(minimum: 1, of: rule.classes, repertoire: rule.repertoire))
    default: rule
    }
  }
}
