@_spi(_Unicode) import Swift
import WatchwordDiagnostics

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

  fileprivate enum Form {
    case composed, decomposed
  }

  /// The NFC form of `text`.
  public static func nfc(_ text: String) -> String {
    // U+0300, the first code point that NFC can change or reorder, starts with 0xCC; all before it are in NFC.
    if text.utf8.allSatisfy({ $0 < 0xCC }) { return text }
    var text = text
    return text.withUTF8({ composed($0) }) ?? text
  }

  /// The NFC form of a text, which is that of its parts before each ``startsPart(_:)``; `nil` if all parts are in NFC
  /// because they have one character.
  ///
  /// To ask the standard library about all characters would take three times as long.
  private static func composed(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var result: [UInt8] = []
    // How much of the text is in the result.
    var copied = 0
    var start = 0
    while start < text.count {
      var end = start + 1
      var isOneCharacter = startsPart(text[start])
      while end < text.count, !startsPart(text[end]) {
        // In UTF-8, a byte that does not continue a character starts one.
        if text[end] & 0xC0 != 0x80 { isOneCharacter = false }
        end += 1
      }
      if !isOneCharacter {
        if result.isEmpty { result.reserveCapacity(text.count) }
        result += text[copied..<start]
        if let composed = CanonicalPairs.composed(text[start..<end]) {
          if let encoded = UTF8.encode(composed) { result += encoded }
        } else {
          result += normalized(String(decoding: text[start..<end], as: UTF8.self), .composed).utf8
        }
        copied = end
      }
      start = end
    }
    if copied == 0 { return nil }
    result += text[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte starts a character that is in NFC and never part of a composition with what is before it: those from
  /// U+0000 to U+02FF, U+0400 to U+047F (Cyrillic letters) and U+4000 to U+9FFF (Chinese characters).
  private static func startsPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x80, 0xC0..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: true
    default: false
    }
  }

  /// The NFD form of `text`.
  static func nfd(_ text: String) -> String {
    // U+00C0, the first code point that has a decomposition, starts with 0xC3.
    text.utf8.allSatisfy({ $0 < 0xC3 }) ? text : normalized(text, .decomposed)
  }

  fileprivate static func normalized(_ text: String, _ form: Form) -> String {
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

/// What two characters become in NFC: a letter of Latin, Greek or Cyrillic script, and a mark from U+0300 to U+036F.
///
/// The standard library is asked about these letters once. To ask it at every occurrence takes ten times as long.
private enum CanonicalPairs {
  private struct Pair {
    let first: UInt32
    let second: UInt32
    let composed: Unicode.Scalar

    /// A number in the order of the pairs.
    static func order(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
  }

  private static let pairs: [Pair] = {
    var pairs: [Pair] = []
    for value in [UInt32(0xC0)..<0x530, 0x1E00..<0x2000].joined() {
      guard let composed = Unicode.Scalar(value) else { continue }
      let parts = Array(Normalization.normalized(String(composed), .decomposed).unicodeScalars)
      guard parts.count == 2, isMark(parts[1]) else { continue }
      // Some characters decompose and are not composed again.
      let again = Normalization.normalized(String(composed), .composed).unicodeScalars
      if again.count == 1, again.first == composed {
        pairs.append(Pair(first: parts[0].value, second: parts[1].value, composed: composed))
      }
    }
    return pairs.sorted { Pair.order($0.first, $0.second) < Pair.order($1.first, $1.second) }
  }()

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { 0x300..<0x370 ~= scalar.value }

  /// The character that a text of two is in NFC; `nil` if it is not known to be one.
  static func composed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    // Such a mark takes two bytes, so two characters take three or four.
    guard text.count <= 4 else { return nil }
    var scalars = String(decoding: text, as: UTF8.self).unicodeScalars.makeIterator()
    guard let first = scalars.next(), let second = scalars.next(), scalars.next() == nil, isMark(second) else {
      return nil
    }
    let order = Pair.order(first.value, second.value)
    let place = (0..<pairs.count).firstPlace { Pair.order(pairs[$0].first, pairs[$0].second) >= order }
    guard place < pairs.count, pairs[place].first == first.value, pairs[place].second == second.value else {
      return nil
    }
    return pairs[place].composed
  }
}
