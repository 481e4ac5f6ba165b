import WatchwordBasics
import WatchwordPolicy

/// Determines how rules treat single characters, by evaluating the rules themselves.
struct CharacterClassifier {
  private let predicates: [(Unicode.Scalar) -> [Bool]]

  /// Creates a classifier from those of `rules` that judge characters individually.
  init(_ rules: [PasswordRule]) { predicates = rules.compactMap { Self.predicate(of: $0) } }

  /// Returns a value that describes how the rules treat a character; no rule distinguishes characters with equal
  /// values.
  func signature(of scalar: Unicode.Scalar) -> [Bool] { predicates.flatMap { $0(scalar) } }

  /// Returns the characters that a rule names, in NFC.
  static func mentioned(by rule: PasswordRule) -> [Unicode.Scalar] {
    switch rule.automaton {
    case .count(let rule): (rule.characters.map { ScalarSet($0.string) } ?? ScalarSet()).scalars
    case .characters(let named): named.scalars
    case .stateMachine(_, _, let make): make()?.named ?? []
    case .expression(let expression, _): expression.namedCharacters
    default: []
    }
  }

  private static func predicate(of rule: PasswordRule) -> ((Unicode.Scalar) -> [Bool])? {
    switch rule.automaton {
    case .count(let rule):
      let counts = rule.counts
      return { [counts($0)] }
    case .classes(let rule):
      let any = ClassesRule(minimum: 1, of: rule.classes, repertoire: rule.repertoire)
      let counts = PasswordRule.classes(any).accepts
      return { [counts($0)] }
    case .characters:
      let accepts = rule.accepts
      return { [accepts($0)] }
    case .expression(let expression, _): return { expression.reads($0) }
    case .stateMachine(_, _, let make):
      guard let machine = make() else { return nil }
      // Each number is a byte, in which each bit represents one Boolean.
      return { machine.input($0).flatMap { number in (0..<8).map { number >> $0 & 1 == 1 } } }
    default: return nil
    }
  }
}

extension CharacterCountRule {
  /// A predicate that returns whether the rule counts a character.
  var counts: (Unicode.Scalar) -> Bool {
    let one = CharacterCountRule(characterClass, minimum: 1, repertoire: repertoire, characters: characters)
    return PasswordRule.characterCount(one).accepts
  }
}

extension PasswordRule {
  /// A predicate that returns whether the rule accepts a password that consists of a single character.
  var accepts: (Unicode.Scalar) -> Bool {
    let policy = PasswordPolicy(rules: [self])
    return { policy.assess(String($0)).verdict == .met }
  }
}

extension ScalarSet {
  /// The members as Unicode scalars.
  fileprivate var scalars: [Unicode.Scalar] { values.compactMap { Unicode.Scalar($0) } }
}
