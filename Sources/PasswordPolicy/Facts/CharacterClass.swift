import Diagnostics

/// A kind of character that a policy can count.
///
/// Classes follow the Unicode general category (The Unicode Standard, section 4.5): letters are L*, upper case Lu and
/// Lt, lower case Ll, digits Nd, special characters P*, S* and Zs. Marks, controls and all other numbers count for none.
public enum CharacterClass: UInt8, CaseIterable, Hashable, Sendable {
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
  public var name: String {
    switch self {
    case .letters: "letters"
    case .uppercase: "uppercase"
    case .lowercase: "lowercase"
    case .digits: "digits"
    case .special: "special"
    }
  }

  /// The class with this name, or nothing.
  public init?(name: String) {
    for candidate in Self.allCases where candidate.name.isSame(as: name) {
      self = candidate
      return
    }
    return nil
  }

  /// The class's characters among the 95 printable characters of ASCII.
  public var asciiMembers: ScalarSet {
    var members = ScalarSet()
    for byte in UInt8(0x20)..<0x7F where CharacterKind(ascii: byte).belongs(to: self) { members.insert(UInt32(byte)) }
    return members
  }
}

/// Which characters can belong to a class at all.
public enum CharacterRepertoire: UInt8, CaseIterable, Hashable, Sendable {
  /// All of Unicode.
  case unicode
  /// ASCII only: all other characters count for no class.
  case ascii

  /// The name in policies.
  public var name: String {
    switch self {
    case .unicode: "unicode"
    case .ascii: "ascii"
    }
  }
}

/// What a single character is, as far as policies care.
enum CharacterKind: UInt8, CaseIterable {
  case none, uppercase, lowercase, otherLetter, digit, special

  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lowercase
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .uppercase
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x20...0x7E: self = .special
    default: self = .none
    }
  }

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self.init(ascii: UInt8(truncatingIfNeeded: scalar.value))
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = .uppercase
    case .lowercaseLetter: self = .lowercase
    case .otherLetter, .modifierLetter: self = .otherLetter
    case .decimalNumber: self = .digit
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
      .spaceSeparator:
      self = .special
    default: self = .none
    }
  }

  var isLetter: Bool { self == .uppercase || self == .lowercase || self == .otherLetter }

  func belongs(to characterClass: CharacterClass) -> Bool {
    switch characterClass {
    case .letters: isLetter
    case .uppercase: self == .uppercase
    case .lowercase: self == .lowercase
    case .digits: self == .digit
    case .special: self == .special
    }
  }
}

/// How many characters of each class a password holds.
public struct ClassCounts: Hashable, Sendable {
  /// Letters that are neither upper nor lower case.
  var otherLetters = 0
  var uppercase = 0
  var lowercase = 0
  var digits = 0
  var special = 0

  /// The number of characters of `characterClass`.
  public subscript(characterClass: CharacterClass) -> Int {
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
