/// General categories of Unicode (The Unicode Standard, section 4.5), a bit each.
struct GeneralCategories {
  let bits: UInt32

  /// The short names of all categories, in the order of their bits.
  private static let names: StaticString = "LuLlLtLmLoMnMcMeNdNlNoPcPdPsPePiPfPoSmScSkSoZsZlZpCcCfCsCoCn"
  private static let count = 30

  /// The category `Lu`, or all whose name starts with the one letter of `L`; `nil` if there is none.
  init?(named name: ArraySlice<UInt8>) {
    guard let first = name.first, name.count <= 2 else { return nil }
    let second = name.count == 2 ? name.last : nil
    var bits: UInt32 = 0
    Self.names.withUTF8Buffer { names in
      for bit in 0..<Self.count where names[2 * bit] == first && second ?? names[2 * bit + 1] == names[2 * bit + 1] {
        bits |= 1 << UInt32(bit)
      }
    }
    if bits == 0 { return nil }
    self.bits = bits
  }

  private init(bits: UInt32) { self.bits = bits }

  /// All other categories.
  var others: GeneralCategories { GeneralCategories(bits: ~bits) }

  /// The category of a code point.
  init(of scalar: Unicode.Scalar) { bits = 1 << Self.place(of: scalar.properties.generalCategory) }

  private static func place(of category: Unicode.GeneralCategory) -> UInt32 {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    default: 29
    }
  }
}
