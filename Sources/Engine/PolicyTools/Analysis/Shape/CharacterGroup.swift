package import WatchwordPolicy

/// Characters that a policy treats alike.
package struct CharacterGroup: Sendable {
  /// The kind of the characters.
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
    /// Marks, controls and everything else that belongs to no class.
    case none

    /// Determines the kind of a character.
    init(of scalar: Unicode.Scalar) {
      let counts = PasswordFacts(String(scalar)).counts
      let kinds: [(CharacterClass, Kind)] = [
        (.uppercase, .uppercase), (.lowercase, .lowercase), (.letters, .otherLetter), (.digits, .digit),
        (.special, .special),
      ]
      self = kinds.first { counts[$0.0] > 0 }?.1 ?? .none
    }

    /// Whether the characters are letters.
    package var isLetter: Bool { self == .lowercase || self == .uppercase || self == .otherLetter }
  }

  /// The kind of all characters in the group.
  package let kind: Kind
  /// The number of bytes that each character takes in UTF-8.
  package let width: Int
  /// For each rule that requires kinds of characters, in the order of the policy, whether the rule counts the
  /// characters of this group.
  package let requiredBy: [Bool]
  /// The number of code points in the group.
  package private(set) var count: Int
  /// The characters that are ASCII.
  package private(set) var ascii = ScalarSet()
  /// The number of visible characters beyond ASCII: letters, marks, numbers, punctuation and symbols (The Unicode
  /// Standard, section 4.5).
  package private(set) var visibleBeyondASCII = 0
  /// One of the characters.
  let representative: Unicode.Scalar
  private var ranges: [ClosedRange<UInt32>] = []

  init(_ part: CharacterPart, kind: Kind, width: Int, requiredBy: [Bool], representative: Unicode.Scalar) {
    self.kind = kind
    self.width = width
    self.requiredBy = requiredBy
    self.representative = representative
    count = 0
    add(part)
  }

  /// Adds characters that are treated alike; each range is entirely ASCII or entirely beyond it.
  mutating func add(_ part: CharacterPart) {
    ranges += part.ranges
    count += part.count
    for range in part.ranges {
      if range.lowerBound < 0x80 { for value in range { ascii.insert(value) } }
      if range.lowerBound >= 0x80, part.isVisible { visibleBeyondASCII += range.count }
    }
  }

  /// The greatest number of different characters that an example can need.
  private static let maximumSamples = 64

  /// Some of the characters, or all of them if there are few, without those that NFC replaces.
  var samples: [Unicode.Scalar] {
    var samples: [Unicode.Scalar] = []
    for range in ranges {
      for value in range.prefix(Self.maximumSamples - samples.count) {
        if let scalar = Unicode.Scalar(value), scalar.isKeptByNFC { samples.append(scalar) }
      }
    }
    return samples
  }
}

extension Unicode.Scalar {
  /// Whether the character is its own NFC form.
  var isKeptByNFC: Bool { isASCII || Array(Normalization.nfc(String(self)).unicodeScalars) == [self] }
}

extension CharacterPart {
  /// Whether the characters are visible, and not control characters, format characters or separators.
  fileprivate var isVisible: Bool {
    switch category {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse, .unassigned:
      false
    default: true
    }
  }
}
