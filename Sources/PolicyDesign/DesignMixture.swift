package import WatchwordDiagnostics
import WatchwordPolicy

/// The characters that a password must have.
package enum DesignMixture: CaseIterable, Sendable {
  /// Any; no rule asks for a kind.
  case any
  /// A letter and a digit.
  case lettersAndDigits
  /// An upper-case and a lower-case letter, a digit and a special character.
  case all
  /// Nothing but digits.
  case digitsOnly

  /// The word that stands for it in an option.
  package var id: ExactText {
    switch self {
    case .any: "any"
    case .lettersAndDigits: "letters-and-digits"
    case .all: "all"
    case .digitsOnly: "digits-only"
    }
  }

  /// What it is called among the answers.
  var words: String {
    switch self {
    case .any: "Any characters, as people like"
    case .lettersAndDigits: "At least a letter and a digit"
    case .all: "At least an upper-case and a lower-case letter, a digit and a special character"
    case .digitsOnly: "Digits and nothing else"
    }
  }

  /// The rules that ask for it.
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

  /// `rules` with this mixture in place of what they ask of characters; unchanged if they ask for it already.
  func applied(to rules: [PasswordRule]) -> [PasswordRule] {
    guard Set(rules.filter(Self.concerns).map { Self.plain($0) }) != Set(self.rules) else { return rules }
    var changed = rules.filter { !Self.concerns($0) }
    changed.insert(contentsOf: self.rules, at: changed.firstIndex { $0.id != "length" } ?? changed.endIndex)
    return changed
  }

  /// The rule without what details it: one upper-case letter of ASCII is an upper-case letter, too.
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
