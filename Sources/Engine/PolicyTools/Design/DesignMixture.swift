package import WatchwordBasics
import WatchwordPolicy

/// The characters that a password must have.
package enum DesignMixture: CaseIterable, Sendable {
  /// Any characters; no rule requires a kind.
  case any
  /// A letter and a digit.
  case lettersAndDigits
  /// An upper-case and a lower-case letter, a digit and a special character.
  case all
  /// Nothing but digits.
  case digitsOnly

  /// The name of the choice as the value of an option.
  package var id: ExactText {
    switch self {
    case .any: "any"
    case .lettersAndDigits: "letters-and-digits"
    case .all: "all"
    case .digitsOnly: "digits-only"
    }
  }

  /// The label of the choice.
  var words: String {
    switch self {
    case .any: "Any characters that users like"
    case .lettersAndDigits: "At least a letter and a digit"
    case .all: "At least an upper-case and a lower-case letter, a digit and a special character"
    case .digitsOnly: "Digits only"
    }
  }

  /// The rules that require the mixture.
  private var rules: [PasswordRule] {
    let classes: [CharacterClass]
    switch self {
    case .any: classes = []
    case .lettersAndDigits: classes = [.letters, .digits]
    case .all: classes = [.uppercase, .lowercase, .digits, .special]
    case .digitsOnly: return [.allowedCharacters(AllowedCharactersRule("", classes: [.digits]))]
    }
    return classes.map { .characterCount(CharacterCountRule($0, minimum: 1)) }
  }

  /// Returns `rules` with this mixture in place of their requirements on characters; unchanged if they already require
  /// it.
  func applied(to rules: [PasswordRule]) -> [PasswordRule] {
    guard Set(rules.filter(Self.concerns).map { Self.plain($0) }) != Set(self.rules) else { return rules }
    var changed = rules.filter { !Self.concerns($0) }
    changed.insert(contentsOf: self.rules, at: changed.firstIndex { $0.id != "length" } ?? changed.endIndex)
    return changed
  }

  /// Returns the rule without its details: a rule for upper-case ASCII letters becomes one for a single upper-case
  /// letter.
  private static func plain(_ rule: PasswordRule) -> PasswordRule {
    guard case .characterCount(let count) = rule else { return rule }
    return .characterCount(CharacterCountRule(count.characterClass, minimum: 1))
  }

  private static func concerns(_ rule: PasswordRule) -> Bool {
    switch rule {
    case .characterCount, .classes, .allowedCharacters: true
    default: false
    }
  }
}
