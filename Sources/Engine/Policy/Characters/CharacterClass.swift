public import WatchwordBasics
package import WatchwordLocalization

/// A kind of character that a policy can count.
///
/// Classes follow the Unicode general category (The Unicode Standard, section 4.5): letters are L*, upper case Lu and
/// Lt, lower case Ll, digits Nd, special characters P*, S* and Zs. Marks, controls and all other numbers belong to no
/// class.
public enum CharacterClass: UInt8, NamedChoice {
  /// Letters of either case and of scripts without case.
  case letters
  /// Upper-case and title-case letters.
  case uppercase
  /// Lower-case letters.
  case lowercase
  /// Decimal digits of any script.
  case digits
  /// Punctuation, symbols and spaces.
  case special

  /// The name in policies and rule ids.
  public var name: ExactText {
    switch self {
    case .letters: "letters"
    case .uppercase: "uppercase"
    case .lowercase: "lowercase"
    case .digits: "digits"
    case .special: "special"
    }
  }

  /// The characters of the class among the 95 printable ASCII characters.
  package var asciiMembers: ScalarSet { Self.asciiMembers[self] }
}

extension CharacterClass {
  private static let asciiMembers = ClassTable { characterClass in
    var members = ScalarSet()
    for byte in UInt8(0x20)..<0x7F where CharacterKind(ascii: byte).belongs(to: characterClass) {
      members.insert(UInt32(byte))
    }
    return members
  }
  private static let names = ClassTable { PhraseDeclaration(MessageID(ExactText("class.\($0.name).name"))) }
  private static let asciiNames = ClassTable { PhraseDeclaration(MessageID(ExactText("class.\($0.name).ascii.name"))) }

  /// The pattern that joins two names, for a language in which CLDR's list pattern is unclear: Thai separates the items
  /// only with spaces, which names contain too (UTS #35, part 2, section 11, "List Patterns").
  static let separator = PhraseDeclaration("class.list.name", [.text("before"), .text("after")], isOptional: true)

  /// The declarations of the phrases that ``nameInLists(in:)`` returns, for all classes.
  static let nameDeclarations = allCases.flatMap { [names[$0], asciiNames[$0]] }

  /// The name of the class in a list: "uppercase letters", or "uppercase letters (A–Z)" if only ASCII counts.
  package func nameInLists(in repertoire: CharacterRepertoire) -> Phrase {
    switch repertoire {
    case .unicode: Self.names[self].phrase()
    case .ascii: Self.asciiNames[self].phrase()
    }
  }
}

/// The characters that can belong to a class.
public enum CharacterRepertoire: UInt8, NamedChoice {
  /// All of Unicode.
  case unicode
  /// ASCII only: all other characters belong to no class.
  case ascii

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .unicode: "unicode"
    case .ascii: "ascii"
    }
  }

  /// Details in English, for the author of a policy.
  var details: [String] { self == .ascii ? ["only ASCII characters count"] : [] }
}

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
