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

  private static func append(_ segment: Substring, to result: inout String) {
    #if canImport(Darwin)
      result += String(segment).precomposedStringWithCanonicalMapping
    #else
      for scalar in String(segment)._nfc { result.unicodeScalars.append(scalar) }
    #endif
  }
}
