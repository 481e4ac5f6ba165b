@_spi(_Unicode) import Swift

#if canImport(Darwin)
  import Foundation
#endif

/// Normalisation Forms C and D (Unicode Standard Annex #15), in linear time for every input.
public enum Normalization {
  /// The maximum length of a run of combining marks that is sorted as a whole (UAX #15, section 13, Stream-Safe Text
  /// Process).
  ///
  /// Sorting a run takes quadratic time, so a megabyte of marks would take minutes. A longer run, which no language
  /// has, is split into runs of this length.
  static let longestMarkRun = 30

  private enum Form {
    case composed, decomposed
  }

  /// The NFC form of `text`.
  public static func nfc(_ text: String) -> String {
    // U+0300, the first code point that NFC can change or reorder, starts with 0xCC; all before it are in NFC.
    text.utf8.allSatisfy({ $0 < 0xCC }) ? text : normalized(text, .composed)
  }

  /// The NFD form of `text`.
  static func nfd(_ text: String) -> String {
    // U+00C0, the first code point that has a decomposition, starts with 0xC3.
    text.utf8.allSatisfy({ $0 < 0xC3 }) ? text : normalized(text, .decomposed)
  }

  private static func normalized(_ text: String, _ form: Form) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var start = text.unicodeScalars.startIndex
    var markRun = 0
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      // No code point below U+0300 is a combining mark.
      guard scalar.value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered else {
        if marks(in: scalar) != nil { return normalized(takingMarksApart(in: text), form) }
        markRun = 0
        continue
      }
      markRun += 1
      if markRun > longestMarkRun {
        append(text[start..<index], form, to: &result)
        start = index
        markRun = 1
      }
    }
    append(text[start...], form, to: &result)
    return result
  }

  /// The marks that a Tibetan vowel sign stands for: these three are not marks themselves (their combining class
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

  private static func append(_ segment: Substring, _ form: Form, to result: inout String) {
    let segment = String(segment)
    #if canImport(Darwin)
      switch form {
      case .composed: result += segment.precomposedStringWithCanonicalMapping
      case .decomposed: result += segment.decomposedStringWithCanonicalMapping
      }
    #else
      switch form {
      case .composed: for scalar in segment._nfc { result.unicodeScalars.append(scalar) }
      case .decomposed: for scalar in segment._nfd { result.unicodeScalars.append(scalar) }
      }
    #endif
  }
}
