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
    case .characterCount, .classes, .forbiddenCharacters, .allowedCharacters, .edgeWhiteSpace, .whiteSpace: true
    default: false
    }
  }

  /// What the rule's expression, if it has one, reads where the character comes next.
  static func readings(of rule: PasswordRule, on scalar: Unicode.Scalar) -> [Bool] {
    if let expression = rule.expression { return expression.reads(scalar) }
    // Each number has a byte.
    return (RuleWatch(rule)?.look(scalar) ?? []).flatMap { number in (0..<8).map { number >> $0 & 1 == 1 } }
  }

  /// The characters that a rule names, in NFC.
  static func mentioned(by rule: PasswordRule) -> [Unicode.Scalar] {
    func scalars(_ text: String) -> [Unicode.Scalar] { ScalarSet(text).values.compactMap { Unicode.Scalar($0) } }
    return switch rule {
    case .characterCount(let rule): scalars(rule.characters?.string ?? "")
    case .forbiddenCharacters(let rule): scalars(rule.characters.string)
    case .allowedCharacters(let rule): scalars(rule.characters.string)
    case .dictionaryWords(let rule): rule.words.flatMap { scalars($0.string) }
    case .pattern(let rule): rule.expression.namedCharacters
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
