package import WatchwordPolicy

/// Characters that a policy treats alike.
package struct CharacterGroup: Sendable {
  /// What the characters are.
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// Lower-case letters.
    case lowercase
    /// Upper-case and title-case letters.
    case uppercase
    /// Letters without case.
    case otherLetter
    /// Decimal digits.
    case digit
    /// Punctuation, symbols and spaces.
    case special
    /// Marks, controls and whatever else belongs to no class.
    case none

    /// The kind of a character.
    init(of scalar: Unicode.Scalar) {
      let counts = PasswordFacts(String(scalar)).counts
      let kinds: [(CharacterClass, Kind)] = [
        (.uppercase, .uppercase), (.lowercase, .lowercase), (.letters, .otherLetter), (.digits, .digit),
        (.special, .special),
      ]
      self = kinds.first { counts[$0.0] > 0 }?.1 ?? .none
    }

    /// Whether these are letters.
    package var isLetter: Bool { self == .lowercase || self == .uppercase || self == .otherLetter }
  }

  /// What all of them are.
  package let kind: Kind
  /// How many bytes each of them takes in UTF-8.
  package let width: Int
  /// For each rule that asks for kinds of characters, in the order of the policy, whether it counts these.
  package let demandedBy: [Bool]
  /// How many code points belong to the group.
  package private(set) var count: Int
  /// Those that are ASCII.
  package private(set) var ascii = ScalarSet()
  /// How many of those beyond ASCII people write: letters, marks, numbers, punctuation and symbols (The Unicode
  /// Standard, section 4.5).
  package private(set) var visibleBeyondASCII = 0
  /// One of them.
  let representative: Unicode.Scalar
  private var ranges: [ClosedRange<UInt32>] = []

  init(_ part: CharacterPart, kind: Kind, width: Int, demandedBy: [Bool], representative: Unicode.Scalar) {
    self.kind = kind
    self.width = width
    self.demandedBy = demandedBy
    self.representative = representative
    count = 0
    add(part)
  }

  /// Adds characters that are treated alike; a range of them is ASCII or beyond it.
  mutating func add(_ part: CharacterPart) {
    ranges += part.ranges
    count += part.count
    for range in part.ranges {
      if range.lowerBound < 0x80 { for value in range { ascii.insert(value) } }
      if range.lowerBound >= 0x80, part.isVisible { visibleBeyondASCII += range.count }
    }
  }

  /// As many samples as an example can need different characters.
  private static let mostSamples = 64

  /// Some of the characters, all of them if there are few; those that NFC replaces are left out.
  var samples: [Unicode.Scalar] {
    var samples: [Unicode.Scalar] = []
    for range in ranges {
      for value in range.prefix(Self.mostSamples - samples.count) {
        if let scalar = Unicode.Scalar(value), scalar.isKeptByNFC { samples.append(scalar) }
      }
    }
    return samples
  }
}

extension Unicode.Scalar {
  /// Whether the NFC form of the character is itself.
  var isKeptByNFC: Bool { isASCII || Array(Normalization.nfc(String(self)).unicodeScalars) == [self] }
}

extension CharacterPart {
  /// Whether people write the characters, and they are no controls, formats or separators.
  fileprivate var isVisible: Bool {
    switch category {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse, .unassigned:
      false
    default: true
    }
  }
}
