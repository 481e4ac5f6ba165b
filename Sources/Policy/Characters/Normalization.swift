@_spi(_Unicode) import Swift

#if canImport(Darwin)
  import Foundation
#endif

/// Normalisation Form C (Unicode Standard Annex #15), in linear time for every input.
public enum Normalization {
  /// The longest run of combining marks that is put in order as one (UAX #15, section 13, Stream-Safe Text Process).
  ///
  /// Sorting a run is quadratic, so a megabyte of marks would take minutes. A longer run, which no language has, is cut
  /// into runs of this length.
  static let longestMarkRun = 30

  /// The NFC form of `text`.
  public static func nfc(_ text: String) -> String {
    // U+0300, the first code point that NFC can change or reorder, starts with 0xCC; all before it are in NFC.
    if text.utf8.allSatisfy({ $0 < 0xCC }) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var start = text.unicodeScalars.startIndex
    var markRun = 0
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      // No code point below U+0300 is a combining mark.
      guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
        if marks(in: scalar) != nil { return nfc(takingMarksApart(in: text)) }
        markRun = 0
        continue
      }
      markRun += 1
      if markRun > longestMarkRun {
        append(text[start..<index], to: &result)
        start = index
        markRun = 1
      }
    }
    append(text[start...], to: &result)
    return result
  }

  /// The marks that a Tibetan vowel sign stands for: the three of these are no marks themselves (their combining class
  /// is 0) and yet decompose into marks, which the standard library (Swift 6.3) then leaves out of order.
  private static func marks(in scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xF73: "\u{F71}\u{F72}"
    case 0xF75: "\u{F71}\u{F74}"
    case 0xF81: "\u{F71}\u{F80}"
    default: nil
    }
  }

  private static func takingMarksApart(in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let marks = marks(in: scalar) {
        result += marks
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func append(_ segment: Substring, to result: inout String) {
    #if canImport(Darwin)
      result += String(segment).precomposedStringWithCanonicalMapping
    #else
      for scalar in String(segment)._nfc { result.unicodeScalars.append(scalar) }
    #endif
  }
}
