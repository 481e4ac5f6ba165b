import WatchwordBasics

/// The kinds of characters in a text, found in one pass for all checks of texts and characters.
struct TextShape: Sendable {
  private(set) var signs: Signs = []
  /// The kinds of signs that can start placeholders and markup.
  private(set) var marks: TextMarks = []
  private(set) var lineBreaks = 0
  private(set) var tabs = 0
  /// The number of bytes of white space at the start, without line breaks.
  private(set) var leadingBlanks = 0
  /// The number of bytes of white space at the end, without line breaks.
  private(set) var trailingBlanks = 0
  /// The first character, including white space.
  private(set) var first: Unicode.Scalar?
  /// The last character before the white space at the end.
  private(set) var last: Unicode.Scalar?
  /// The number of bytes.
  let count: Int

  /// The kinds of characters; most texts have few.
  struct Signs: OptionSet, Sendable {
    let rawValue: UInt32

    static let digit = Signs(rawValue: 1 << 0)
    static let doubleSpace = Signs(rawValue: 1 << 1)
    static let lineBreak = Signs(rawValue: 1 << 2)
    static let tab = Signs(rawValue: 1 << 3)
    /// Brackets, including full-width ones.
    static let bracket = Signs(rawValue: 1 << 4)
    static let straightQuote = Signs(rawValue: 1 << 5)
    /// Typographic quotation marks, such as “ and «.
    static let quotationMark = Signs(rawValue: 1 << 6)
    static let at = Signs(rawValue: 1 << 7)
    static let slash = Signs(rawValue: 1 << 8)
    static let control = Signs(rawValue: 1 << 9)
    static let upper = Signs(rawValue: 1 << 10)
    static let lower = Signs(rawValue: 1 << 11)
    /// An ASCII full stop.
    static let dot = Signs(rawValue: 1 << 12)
    /// A colon, a semicolon, an exclamation mark, a question mark or a guillemet.
    static let highMark = Signs(rawValue: 1 << 13)
    static let noBreakSpace = Signs(rawValue: 1 << 14)
    static let bidi = Signs(rawValue: 1 << 15)
    static let zeroWidth = Signs(rawValue: 1 << 16)
    static let replacement = Signs(rawValue: 1 << 17)
    static let fullwidth = Signs(rawValue: 1 << 18)
    static let kashida = Signs(rawValue: 1 << 19)
    /// A mark that combines with the letter before it, which a precomposed letter may replace.
    static let combining = Signs(rawValue: 1 << 20)
    static let cyrillic = Signs(rawValue: 1 << 21)
    static let greek = Signs(rawValue: 1 << 22)
    /// A letter that may be the first byte of a multi-byte UTF-8 character, read as Latin-1.
    static let leadByte = Signs(rawValue: 1 << 23)
    static let ellipsis = Signs(rawValue: 1 << 24)
    static let space = Signs(rawValue: 1 << 25)

    static let latin: Signs = [.upper, .lower]
  }

  /// Reads the shape of a text.
  init(_ text: String) {
    var text = text
    count = text.utf8.count
    text.withUTF8 { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    let table = Self.table
    var raw: UInt64 = 0
    var index = 0
    var previous: UInt8 = 0
    var isAtStart = true
    var end = 0
    var lastStart = 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      var isBlank = false
      if byte < 0x80 {
        index += 1
        let signs = table[Int(byte)]
        raw |= signs
        if signs & Self.space == 0 {
          end = index
          lastStart = start
        } else if byte == 0x20 {
          if previous == 0x20 { raw |= UInt64(Signs.doubleSpace.rawValue) }
          isBlank = true
        } else if byte == 0x0A {
          lineBreaks += 1
        } else {
          tabs += 1
          isBlank = true
        }
      } else {
        let length = min(UTF8Bytes.length(of: byte), bytes.count - index)
        let value = UTF8Bytes.value(bytes, index, length)
        index += length
        raw |= UInt64(Self.signs(of: value))
        if value == 0x2028 || value == 0x2029 { lineBreaks += 1 }
        isBlank = Self.isBlank(value)
        if !isBlank {
          end = index
          lastStart = start
        }
      }
      if isAtStart {
        if isBlank { leadingBlanks = index } else { isAtStart = false }
      }
      previous = byte
    }
    signs = Signs(rawValue: UInt32(truncatingIfNeeded: raw))
    marks = TextMarks(rawValue: UInt8(truncatingIfNeeded: raw >> 32))
    first = UTF8Bytes.scalar(bytes, 0)
    last = end > 0 ? UTF8Bytes.scalar(bytes, lastStart) : nil
    var blanks = bytes.count
    while blanks > end, bytes[blanks - 1] != 0x0A { blanks -= 1 }
    trailingBlanks = bytes.count - blanks
  }

  private static func isBlank(_ value: UInt32) -> Bool {
    value == 0xA0 || value == 0x3000 || value == 0x202F || (0x2000...0x200A).contains(value) || value == 0x1680
      || value == 0x205F
  }

  /// The ASCII white space that a text may have.
  private static let space = UInt64(Signs([.space, .lineBreak, .tab]).rawValue)

  /// The signs of each ASCII byte in the lower half, and its text mark in the upper half.
  private static let table: [UInt64] = (UInt8(0)..<0x80).map { byte in
    UInt64(signs(of: byte)) | UInt64(TextMarks(byte).rawValue) << 32
  }

  /// Returns the signs of an ASCII byte.
  private static func signs(of byte: UInt8) -> UInt32 {
    switch byte {
    case 0x30...0x39: Signs.digit.rawValue
    case 0x41...0x5A: Signs.upper.rawValue
    case 0x61...0x7A: Signs.lower.rawValue
    case 0x20: Signs.space.rawValue
    case 0x0A: Signs.lineBreak.rawValue
    case 0x09: Signs.tab.rawValue
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      Signs.bracket.rawValue
    case UInt8(ascii: "\""): Signs.straightQuote.rawValue
    case UInt8(ascii: "@"): Signs.at.rawValue
    case UInt8(ascii: "/"): Signs.slash.rawValue
    case UInt8(ascii: "."): Signs.dot.rawValue
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): Signs.highMark.rawValue
    case 0x00...0x1F where byte != 0x0D: Signs.control.rawValue
    case 0x7F: Signs.control.rawValue
    default: 0
    }
  }

  /// Returns the signs of a character outside ASCII.
  private static func signs(of value: UInt32) -> UInt32 {
    switch value {
    case 0x80...0x9F: return Signs.control.rawValue
    case 0xA0, 0x202F: return Signs.noBreakSpace.rawValue
    case 0xAB, 0xBB: return Signs.quotationMark.rawValue | Signs.highMark.rawValue
    case 0xC2...0xF4:
      return Signs.leadByte.rawValue | (value < 0xDF ? Signs.upper.rawValue : Signs.lower.rawValue)
    case 0x0300...0x036F, 0x0653...0x0655, 0x3099, 0x309A: return Signs.combining.rawValue
    case 0x0370...0x03FF: return Signs.greek.rawValue
    case 0x0400...0x052F: return Signs.cyrillic.rawValue
    case 0x0640, 0xFE71, 0xFE77, 0xFE79, 0xFE7B, 0xFE7D, 0xFE7F: return Signs.kashida.rawValue
    case 0x0660...0x0669, 0x06F0...0x06F9, 0xFF10...0xFF19:
      return Signs.digit.rawValue | (value >= 0xFF10 ? Signs.fullwidth.rawValue : 0)
    case 0x061C, 0x180E, 0x200B...0x200D, 0x2060, 0xFEFF: return Signs.zeroWidth.rawValue
    case 0x2018, 0x2019: return 0
    case 0x201C...0x201F: return Signs.quotationMark.rawValue
    case 0x2026: return Signs.ellipsis.rawValue
    case 0x202A...0x202E, 0x2066...0x2069: return Signs.bidi.rawValue
    case 0x300C...0x300F: return Signs.quotationMark.rawValue
    case 0xFFFD: return Signs.replacement.rawValue
    case 0x3010, 0x3011: return Signs.bracket.rawValue
    case 0xFF08, 0xFF09, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D: return Signs.bracket.rawValue | Signs.fullwidth.rawValue
    case 0xFF01...0xFF5E: return Signs.fullwidth.rawValue
    case 0x0966...0x0DEF, 0x0E50...0x0E59, 0x0ED0...0x0ED9, 0x0F20...0x0F29, 0x1040...0x1049, 0x17E0...0x17E9:
      return Unicode.Scalar(value)?.properties.numericType == .decimal ? Signs.digit.rawValue : 0
    default: return 0
    }
  }
}

/// A decoder of UTF-8 that is known to be well-formed.
enum UTF8Bytes {
  /// Returns the number of bytes of the character whose first byte is `byte`.
  static func length(of byte: UInt8) -> Int { byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// Returns the code point of the `length` bytes at `index`.
  static func value(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int) -> UInt32 {
    if length == 1 { return UInt32(bytes[index]) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset]) & 0x3F }
    return value
  }

  /// Returns the character at `index`, or `nil` at the end.
  static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    return Unicode.Scalar(value(bytes, index, min(length(of: bytes[index]), bytes.count - index)))
  }
}
