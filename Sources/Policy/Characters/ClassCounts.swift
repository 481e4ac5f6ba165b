/// The number of characters of each class in a password.
package struct ClassCounts: Hashable, Sendable {
  /// Letters that are neither upper nor lower case.
  var otherLetters = 0
  var uppercase = 0
  var lowercase = 0
  var digits = 0
  var special = 0

  /// The number of characters of `characterClass`.
  package subscript(characterClass: CharacterClass) -> Int {
    switch characterClass {
    case .letters: uppercase + lowercase + otherLetters
    case .uppercase: uppercase
    case .lowercase: lowercase
    case .digits: digits
    case .special: special
    }
  }

  mutating func add(_ kind: CharacterKind) {
    switch kind {
    case .none: break
    case .uppercase: uppercase += 1
    case .lowercase: lowercase += 1
    case .otherLetter: otherLetters += 1
    case .digit: digits += 1
    case .special: special += 1
    }
  }
}
