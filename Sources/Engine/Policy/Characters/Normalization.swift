@_spi(_Unicode) import Swift
import WatchwordBasics

#if canImport(Darwin)
  import Foundation
#endif

/// Normalisation Forms C and D (Unicode Standard Annex #15), in linear time for every input.
package enum Normalization {
  /// The maximum length of a run of combining marks that is sorted as a whole (UAX #15, section 13, Stream-Safe Text
  /// Process).
  ///
  /// Sorting a run takes quadratic time, so a megabyte of marks would take minutes. A longer run, which no language
  /// has, is split into runs of this length.
  static let maximumMarkRun = 30

  fileprivate enum Form {
    case composed, decomposed
  }

  /// Returns the NFC form of `text`.
  package static func nfc(_ text: String) -> String {
    // U+0300, the first code point that NFC can change or reorder, starts with 0xCC; all earlier ones are in NFC.
    if text.utf8.allSatisfy({ $0 < 0xCC }) { return text }
    #if hasFeature(Embedded)
      // The WebAssembly module for web pages has no room for the table of pairs.
      return normalized(text, .composed)
    #else
      var text = text
      return text.withUTF8({ composed($0) }) ?? text
    #endif
  }

  /// Returns the NFC form of a text, composed part by part; each byte that satisfies ``startsPart(_:)`` starts a part.
  /// Returns `nil` if each part is a single character, because the text is then already in NFC.
  ///
  /// Passing all characters to the standard library would take three times as long.
  private static func composed(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var result: [UInt8] = []
    // The number of bytes of the text that are already in the result.
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
        let part = String(decoding: text[start..<end], as: UTF8.self)
        result += (CanonicalPairs.composed(part) ?? normalized(part, .composed)).utf8
        copied = end
      }
      start = end
    }
    if copied == 0 { return nil }
    result += text[copied...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte starts a character that is in NFC and never composes with the text before it: those from U+0000 to
  /// U+02FF, U+0400 to U+047F (Cyrillic letters) and U+4000 to U+9FFF (Chinese characters).
  private static func startsPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x80, 0xC0..<0xCC, 0xD0, 0xD1, 0xE4...0xE9: true
    default: false
    }
  }

  /// Returns the NFD form of `text`.
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
      if markRun > maximumMarkRun {
        append(text[start..<index], form, to: &result)
        start = index
        markRun = 1
      }
    }
    append(text[start...], form, to: &result)
    return result
  }

  /// Returns the marks into which a Tibetan vowel sign decomposes; `nil` for any other character. The three signs are
  /// not marks themselves (their combining class is 0) but decompose into marks, which the standard library (Swift 6.3)
  /// then leaves out of order.
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

/// The NFC forms of a Latin, Greek or Cyrillic letter followed by a mark from U+0300 to U+036F.
///
/// The standard library is queried about these letters once. A query at every occurrence would take ten times as long.
private enum CanonicalPairs {
  private struct Table {
    /// The composed characters, sorted by their parts, which ``order(_:_:)`` combines into one number.
    var composed: [(order: UInt64, text: String)] = []
    /// The letters that are not in NFD.
    var decomposable = ScalarSet()
  }

  private static let lettersBeforeMark: Range<UInt32> = 0xC0..<0x530
  private static let marks: Range<UInt32> = 0x300..<0x370

  private static func order(_ letter: UInt32, _ mark: UInt32) -> UInt64 { UInt64(letter) << 32 | UInt64(mark) }

  private static let table: Table = {
    var table = Table()
    for value in [lettersBeforeMark, 0x1E00..<0x2000].joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      let parts = Array(Normalization.normalized(text, .decomposed).unicodeScalars)
      if parts != [scalar] { table.decomposable.insert(value) }
      // Some characters decompose but are not composed again.
      if parts.count == 2, marks.contains(parts[1].value),
        Array(Normalization.normalized(text, .composed).unicodeScalars) == [scalar]
      {
        table.composed.append((order(parts[0].value, parts[1].value), text))
      }
    }
    table.composed.sort { $0.order < $1.order }
    return table
  }()

  /// Returns the NFC form of a letter and a mark; `nil` for any other text.
  static func composed(_ text: String) -> String? {
    var scalars = text.unicodeScalars.makeIterator()
    guard let letter = scalars.next(), let mark = scalars.next(), scalars.next() == nil, marks.contains(mark.value),
      letter.value < lettersBeforeMark.upperBound, CharacterKind(letter) != .none
    else { return nil }
    let wanted = order(letter.value, mark.value)
    let composed = table.composed
    let index = (0..<composed.count).partitioningIndex { composed[$0].order >= wanted }
    if index < composed.count, composed[index].order == wanted { return composed[index].text }
    // The four marks listed here are not in NFC. A letter that is already composed may have to be recomposed with its
    // mark.
    switch mark.value {
    case 0x340, 0x341, 0x343, 0x344: return nil
    default: return table.decomposable.contains(letter.value) ? nil : text
    }
  }
}
