/// One value for every class of characters.
struct ClassTable<Value: Sendable>: Sendable {
  private let letters: Value
  private let uppercase: Value
  private let lowercase: Value
  private let digits: Value
  private let special: Value

  /// Creates a table with the result of `value` for each class.
  init(_ value: (CharacterClass) -> Value) {
    letters = value(.letters)
    uppercase = value(.uppercase)
    lowercase = value(.lowercase)
    digits = value(.digits)
    special = value(.special)
  }

  /// The value for `characterClass`.
  subscript(characterClass: CharacterClass) -> Value {
    switch characterClass {
    case .letters: letters
    case .uppercase: uppercase
    case .lowercase: lowercase
    case .digits: digits
    case .special: special
    }
  }
}
