/// Unicode general categories (The Unicode Standard, section 4.5), one bit each.
package struct GeneralCategories: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The short names of all categories, in the order of their bits.
  private static let shortNames: StaticString = "LuLlLtLmLoMnMcMeNdNlNoPcPdPsPePiPfPoSmScSkSoZsZlZpCcCfCsCoCn"
  private static let count = 30

  /// Creates the category `Lu`, or all categories whose names start with a single letter `L`; fails if there are none.
  package init?(named name: ArraySlice<UInt8>) {
    guard let first = name.first, name.count <= 2 else { return nil }
    let second = name.count == 2 ? name.last : nil
    var bits: UInt32 = 0
    Self.shortNames.withUTF8Buffer { names in
      for bit in 0..<Self.count where names[2 * bit] == first && second ?? names[2 * bit + 1] == names[2 * bit + 1] {
        bits |= 1 << UInt32(bit)
      }
    }
    if bits == 0 { return nil }
    self.init(rawValue: bits)
  }

  /// The shortest list of names that ``init(named:)`` accepts and that together cover this set, in the order of the
  /// standard.
  package var names: [String] {
    let known = Self.shortNames.withUTF8Buffer { Array($0) }
    var names: [String] = []
    var rest = self
    for start in stride(from: 0, to: known.count, by: 2) {
      for length in 1...2 {
        let name = known[start..<(start + length)]
        guard let named = Self(named: name), rest.isSuperset(of: named) else { continue }
        names.append(String(decoding: name, as: UTF8.self))
        rest.subtract(named)
      }
    }
    return names
  }

  /// All categories that are not in this set.
  var others: GeneralCategories { GeneralCategories(rawValue: ~rawValue & (1 << UInt32(Self.count) - 1)) }

  /// Whether the category of a code point is in this set.
  func contains(categoryOf scalar: Unicode.Scalar) -> Bool {
    rawValue >> Self.bitIndex(of: scalar.properties.generalCategory) & 1 == 1
  }

  private static func bitIndex(of category: Unicode.GeneralCategory) -> UInt32 {
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
