/// Case folding for caseless comparison of texts: canonical caseless matching (The Unicode Standard, section 3.13,
/// D145).
///
/// Two texts match if NFD(toCasefold(NFD(X))) is the same for both. This type composes the result again. That does not
/// affect equality, because two texts have the same NFC if and only if they have the same NFD. It does affect searches:
/// é is one character, so josé does not contain jose.
///
/// One addition to D145 makes it possible to find user ids typed on a Turkish keyboard: the letter ı is read as i, and
/// the dot of i̇ (U+0307, which remains when İ is folded) is dropped.
struct CaseFolding {
  private var bytes: [UInt8] = []
  /// Whether a U+0307 that comes next is the dot of an i, because no other mark is above the i.
  private var isAfterI = false
  private var hasMarks = false
  private var hasDots = false
  /// Whether a folding from ``CharacterTraits`` has changed a character.
  private var hasChangedSimply = false
  private var hasChanged = false
  private var hasFoldedToMarks = false

  init() {}

  /// Returns the folded form of `text` in UTF-8, in time linear in its length.
  static func folded(_ text: String) -> [UInt8] {
    let normalized = Normalization.nfc(text)
    var folding = CaseFolding()
    folding.reserveCapacity(normalized.utf8.count)
    for scalar in normalized.unicodeScalars { folding.append(scalar, CharacterTraits(of: scalar)) }
    return folding.folded(of: normalized)
  }

  /// Returns the folding of a non-mark character if the folding is a single code point and produces no mark; otherwise
  /// `nil`.
  static func single(_ scalar: Unicode.Scalar, _ kind: CharacterKind) -> Unicode.Scalar? {
    var folding = CaseFolding()
    folding.appendFolding(of: scalar, kind: kind)
    let folded = String(decoding: folding.bytes, as: UTF8.self).unicodeScalars
    guard folded.count == 1, let only = folded.first, !folding.hasFoldedToMarks else { return nil }
    // The decomposition of the character must fold to the decomposition of its folding; this excludes İ, which loses
    // its dot.
    let parts = Normalization.nfd(String(scalar)).unicodeScalars
    let foldedParts = Normalization.nfd(String(only)).unicodeScalars
    return parts.count == foldedParts.count && parts.dropFirst().elementsEqual(foldedParts.dropFirst()) ? only : nil
  }

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends the full case folding of a character, without the dot of an i.
  mutating func append(_ scalar: Unicode.Scalar, _ traits: CharacterTraits) {
    if let folded = traits.folded {
      if folded != scalar { hasChangedSimply = true }
      appendFolded(folded)
    } else {
      appendFolding(of: scalar, kind: traits.kind)
    }
  }

  /// Appends the folding of a non-ASCII character, computed with the standard library.
  ///
  /// The standard library has no case folding, but it can be computed as the lower case of the upper case of the lower
  /// case. The exception is Cherokee, which folds to its capitals (The Unicode Standard, section 5.18). ı becomes i,
  /// because they have the same capital.
  private mutating func appendFolding(of scalar: Unicode.Scalar, kind: CharacterKind) {
    // Digits and letters without case fold to themselves.
    if kind == .otherLetter || kind == .digit {
      appendFolded(scalar)
      return
    }
    if kind == .none {
      if scalar.properties.canonicalCombiningClass != .notReordered { hasMarks = true }
      if scalar == "\u{307}" { hasDots = true }
    } else if let cherokee = Self.cherokeeCapital(of: scalar) {
      if cherokee != scalar { hasChanged = true }
      appendFolded(cherokee)
      return
    }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      for upper in lower.properties.uppercaseMapping.unicodeScalars {
        for folded in upper.properties.lowercaseMapping.unicodeScalars {
          if folded != scalar {
            hasChanged = true
            // The range covers the marks of letters such as ΐ and ǰ; no other block has marks that belong to cased
            // letters.
            if 0x300...0x36F ~= folded.value, !isDotOfI(folded) { hasFoldedToMarks = true }
          }
          appendFolded(folded)
        }
      }
    }
  }

  /// Returns the folded form, in NFC, of `normalized`. All its characters must have been appended before.
  ///
  /// Without marks, folding each character is enough. With marks, the text is decomposed first, as D145 requires: ῃ
  /// with a mark below becomes η, the mark and ι. A second NFD is not needed: no character folds to text that is not in
  /// NFD, and replacing a mark by its folding never requires reordering. If each character folds to a single character
  /// that decomposes into the folded parts of the original one, only the composition remains to be done.
  func folded(of normalized: String) -> [UInt8] {
    guard hasFoldedToMarks || hasDots || hasMarks && hasChanged else {
      guard hasMarks && hasChangedSimply else { return bytes }
      return Array(Normalization.nfc(String(decoding: bytes, as: UTF8.self)).utf8)
    }
    var folding = CaseFolding()
    folding.reserveCapacity(bytes.count)
    for scalar in Normalization.nfd(normalized).unicodeScalars {
      folding.append(scalar, CharacterTraits(of: scalar))
    }
    return Array(Normalization.nfc(String(decoding: folding.bytes, as: UTF8.self)).utf8)
  }

  /// Whether `folded` would be dropped if it came next.
  private func isDotOfI(_ folded: Unicode.Scalar) -> Bool { isAfterI && folded == "\u{307}" }

  /// Appends a folded character, unless it is the dot of an i.
  ///
  /// A mark below the i does not separate the i from its dot: i with a dot below and a dot above becomes i with a dot
  /// below (the condition After_I of `SpecialCasing.txt`). All dots of an i are dropped, so that folding again changes
  /// nothing.
  private mutating func appendFolded(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      isAfterI = scalar == "i"
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      return
    }
    if isAfterI {
      if scalar == "\u{307}" { return }
      let combining = scalar.properties.canonicalCombiningClass
      isAfterI = combining != .notReordered && combining != .above
    }
    if scalar.value < 0x800 {
      bytes.append(0xC0 | UInt8(truncatingIfNeeded: scalar.value >> 6))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar.value & 0x3F))
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }

  private static func cherokeeCapital(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x13A0...0x13F5: scalar
    case 0x13F8...0x13FD: Unicode.Scalar(scalar.value - 8)
    case 0xAB70...0xABBF: Unicode.Scalar(scalar.value - 0xAB70 + 0x13A0)
    default: nil
    }
  }
}
