/// Full case folding for caseless matching (The Unicode Standard, section 3.13, D145), by the standard library's own
/// case mappings: lower case of upper case of lower case.
///
/// It goes further than `CaseFolding.txt` in one respect: the Turkish letters ı and İ are read as i, so that a user id
/// is found however the keyboard wrote it.
enum CaseFolding {
  /// Appends the folded form of `scalar` to `bytes`, as UTF-8.
  ///
  /// Behind a folded i, U+0307 (the dot that lower-casing İ leaves) is dropped.
  static func append(_ scalar: Unicode.Scalar, kind: CharacterKind, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(lowercase(UInt8(truncatingIfNeeded: scalar.value)))
      return
    }
    // Letters without case, digits and most of the rest fold to themselves; the few cased ones change.
    if kind == .otherLetter || kind == .digit || isFolded(scalar) {
      appendUnlessDot(scalar, to: &bytes)
      return
    }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars {
      for upper in lower.properties.uppercaseMapping.unicodeScalars {
        for folded in upper.properties.lowercaseMapping.unicodeScalars { appendUnlessDot(folded, to: &bytes) }
      }
    }
  }

  /// The folded form of the NFC form of `text`, as UTF-8.
  static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in Normalization.nfc(text).unicodeScalars {
      append(scalar, kind: CharacterKind(scalar), to: &bytes)
    }
    return bytes
  }

  /// Whether `scalar` stays as it is though its case mappings lead elsewhere.
  ///
  /// These are letters with a mark that are not encoded as capitals (ǰ), so that their upper case ends in the mark; they
  /// lack the property Changes_When_Casefolded.
  private static func isFolded(_ scalar: Unicode.Scalar) -> Bool {
    var endsInMark = false
    for upper in scalar.properties.uppercaseMapping.unicodeScalars { endsInMark = 0x300...0x36F ~= upper.value }
    return endsInMark
  }

  @inline(__always)
  static func lowercase(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func appendUnlessDot(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar == "\u{307}", bytes.last == UInt8(ascii: "i") { return }
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if let encoded = UTF8.encode(scalar) {
      bytes.append(contentsOf: encoded)
    }
  }
}
