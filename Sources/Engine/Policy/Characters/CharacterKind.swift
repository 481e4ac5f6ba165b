/// The kind of a single character, as far as policies distinguish it.
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
