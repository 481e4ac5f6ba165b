import WatchwordBasics
import WatchwordLocalization

/// The values that an attribute allows.
enum XLIFF2ValueType {
  case text
  /// An NMTOKEN (XML 1.0, production 7).
  case token
  /// NMTOKENs separated by spaces.
  case tokens
  case choice(XLIFF2Enumeration)
  case integer(ClosedRange<Int>)
  /// A decimal number from 0 to the given one.
  case decimal(Int)
  /// A prefix, a colon and a value.
  case qualified
  /// A type of annotation: one that XLIFF defines, or a prefix, a colon and a value.
  case annotation
  case language
  case version
  /// The hexadecimal digits of a code point.
  case codePoint
  /// The name of an HTML element from the list of the module Format Style.
  case format

  /// Whether `bytes` is such a value.
  func allow(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .text: true
    case .token: Self.isToken(bytes[...])
    case .tokens: !bytes.isEmpty && bytes.split(separator: 0x20).allSatisfy(Self.isToken)
    case .choice(let enumeration): enumeration.values.contains { Self.equals(bytes, $0) }
    case .integer(let range): Self.integer(bytes).map(range.contains) ?? false
    case .decimal(let maximum): Self.isDecimal(bytes, upTo: maximum)
    case .qualified: Self.isQualified(bytes[...])
    case .annotation:
      Self.isQualified(bytes[...]) || ["generic", "comment", "term"].contains { Self.equals(bytes, $0) }
    case .language: LanguageTag(String(decoding: bytes, as: UTF8.self)) != nil
    case .version: ["2.0", "2.1", "2.2"].contains { Self.equals(bytes, $0) }
    case .codePoint: Self.codePoint(bytes) != nil
    case .format: Self.formats.contains(ExactText(utf8: bytes))
    }
  }

  /// The words that follow "expected" in a message.
  var expectation: String {
    switch self {
    case .text: "text"
    case .token: "letters, digits and the characters . - _ : without spaces"
    case .tokens: "ids with a space between them"
    case .choice(let enumeration):
      enumeration.values.count > 8
        ? "a value from the specification's list" : enumeration.values.map { "\($0)" }.joinedAsChoice
    case .integer(let range) where range.lowerBound == Int.min: "a whole number"
    case .integer(let range) where range.upperBound == Int.max: "a whole number of \(range.lowerBound) or more"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal(let maximum): "a decimal number from 0 to \(maximum)"
    case .qualified: "a prefix and a value with a colon between them"
    case .annotation: "generic, comment, term, or a prefix and a value with a colon between them"
    case .language: "a BCP 47 language tag"
    case .version: "2.0, 2.1 or 2.2"
    case .codePoint: "two, four or six hexadecimal digits of a code point up to 10FFFF"
    case .format: "the name of an HTML element from the module's list"
    }
  }

  // MARK: Values

  static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    bytes.count == word.utf8CodeUnitCount
      && bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Whether the bytes are an NMTOKEN.
  static func isToken(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard !bytes.isEmpty else { return false }
    var isASCII = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes.base[index]
      if byte >= 0x80 {
        isASCII = false
      } else if !Self.isTokenByte(byte) {
        return false
      }
      index += 1
    }
    return isASCII || XMLName.isToken(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether an ASCII byte is allowed in an NMTOKEN: a letter, a digit, `-`, `.`, `_` or `:`.
  @inline(__always)
  static func isTokenByte(_ byte: UInt8) -> Bool {
    let set: UInt64 = byte < 64 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return set &>> UInt64(byte & 63) & 1 != 0
  }

  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, ASCII.isDigit(first) || bytes.count > 1 else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  private static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>, upTo maximum: Int) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count < 3, parts.contains(where: { !$0.isEmpty }), parts.allSatisfy({ $0.allSatisfy(ASCII.isDigit) })
    else { return false }
    let zero = UInt8(ascii: "0")
    // After leading zeros are dropped, more digits always exceed the maximum.
    let digits = parts[0].drop { $0 == zero }
    guard digits.count < 10 else { return false }
    let whole = digits.reduce(0) { $0 * 10 + Int($1 - zero) }
    return whole < maximum || whole == maximum && parts.dropFirst().allSatisfy { $0.allSatisfy { $0 == zero } }
  }

  private static func isQualified(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { $0 > 0x20 } }
      && !parts[1].contains(UInt8(ascii: ":"))
  }

  /// Returns the code point of hexadecimal digits, two for each octet.
  static func codePoint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard [2, 4, 6].contains(bytes.count), bytes.allSatisfy({ ASCII.hexadecimalValue(of: $0) != nil }),
      let value = UInt32(String(decoding: bytes, as: UTF8.self), radix: 16), value <= 0x10FFFF
    else { return nil }
    return value
  }

  /// The HTML elements of Format Style (XLIFF 2.2 Part 2, section 4.3.5.1).
  private static let formats: Set<ExactText> = [
    "a", "b", "bdo", "big", "blockquote", "body", "br", "button", "caption", "center", "cite", "code", "col",
    "colgroup", "dd", "del", "div", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i",
    "img", "label", "legend", "li", "ol", "p", "pre", "q", "s", "samp", "select", "small", "span", "strike", "strong",
    "sub", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul",
  ]
}
