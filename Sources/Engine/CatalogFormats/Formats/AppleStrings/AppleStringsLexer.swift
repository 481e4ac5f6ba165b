import WatchwordBasics

/// Splits a `.strings` file into tokens. The file is an old-style property list without its outer braces ("Property
/// List Programming
/// Guide", "Old-Style ASCII Property Lists").
struct AppleStringsLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var next = 0

  /// A string as written.
  struct Token {
    /// The whole string, including its quotation marks.
    let range: Range<Int>
    /// The part between its quotation marks, or all of it.
    let content: Range<Int>
    /// The quotation mark, or 0 if there is none.
    let quote: UInt8
    /// Whether the content differs from the text, because it has escapes or line breaks with CR.
    let isEscaped: Bool
    /// The offset of the first line break in the content.
    let lineBreak: Int?
  }

  /// The reason why no string could be read.
  enum Failure: Error {
    /// There is no string.
    case none
    /// The string that starts at the offset has no end.
    case unterminated(Int)
  }

  /// The next byte, or 0 at the end.
  @inline(__always)
  var byte: UInt8 { next < bytes.count ? bytes[next] : 0 }

  @inline(__always)
  var isAtEnd: Bool { next >= bytes.count }

  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  // MARK: White space

  /// Skips white space and returns the number of line breaks in it.
  @inline(__always)
  mutating func skipSpace() -> Int {
    var lineBreaks = 0
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: " "), 0x09: next &+= 1
      case 0x0A:
        lineBreaks &+= 1
        next &+= 1
      case 0x0B...0x0D: next &+= 1
      case 0xE2 where isSeparator(at: next):
        lineBreaks &+= 1
        next &+= 3
      default: return lineBreaks
      }
    }
    return lineBreaks
  }

  /// Skips blanks on the same line.
  mutating func skipBlanks() {
    while byte == UInt8(ascii: " ") || byte == 0x09 { next += 1 }
  }

  /// Whether U+2028 or U+2029 is at an offset; Apple's reader treats both as white space.
  private func isSeparator(at offset: Int) -> Bool {
    byte(at: offset) == 0xE2 && byte(at: offset + 1) == 0x80 && byte(at: offset + 2) | 1 == 0xA9
  }

  /// Whether a line or the text ends at an offset.
  func isLineEnd(at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == 0x0A || bytes[offset] == 0x0D || isSeparator(at: offset)
  }

  // MARK: Comments

  /// Whether a comment starts here.
  var isAtComment: Bool {
    byte == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(at: next + 1))
  }

  /// Skips the comment that starts here and returns its content; `nil` if it has no end.
  mutating func comment() -> Range<Int>? {
    let isBlock = byte(at: next + 1) == UInt8(ascii: "*")
    let start = next + 2
    next = min(start, bytes.count)
    if !isBlock {
      while !isLineEnd(at: next) { next &+= 1 }
      return start..<next
    }
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "*"), byte(at: next &+ 1) == UInt8(ascii: "/") {
        next += 2
        return start..<next - 2
      }
      next &+= 1
    }
    return nil
  }

  // MARK: Strings

  /// Reads a string with or without quotation marks.
  @inline(__always)
  mutating func string() throws(Failure) -> Token {
    let quote = byte
    guard !isAtEnd, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return try bareString() }
    return try quotedString(quote)
  }

  private mutating func quotedString(_ quote: UInt8) throws(Failure) -> Token {
    let start = next
    var index = next &+ 1
    var isEscaped = false
    var lineBreak: Int?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        next = index &+ 1
        return Token(
          range: start..<next, content: start + 1..<index, quote: quote, isEscaped: isEscaped, lineBreak: lineBreak)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        index &+= 1
      } else if byte == 0x0D {
        isEscaped = true
      }
      // An escaped line break counts too.
      if byte == 0x0A || byte == UInt8(ascii: "\\") && self.byte(at: index) == 0x0A { lineBreak = lineBreak ?? index }
      index &+= 1
    }
    throw .unterminated(start)
  }

  private mutating func bareString() throws(Failure) -> Token {
    let start = next
    while next < bytes.count, AppleStringsCharacters.isUnquoted(bytes[next]) { next &+= 1 }
    guard next > start else { throw .none }
    return Token(range: start..<next, content: start..<next, quote: 0, isEscaped: false, lineBreak: nil)
  }

  // MARK: Looking ahead

  /// Moves to the end of the text.
  mutating func skipAll() { next = bytes.count }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while !isLineEnd(at: next) { next &+= 1 }
  }

  /// Whether the rest of the text starts with `mark`.
  func starts(with mark: String) -> Bool { bytes[min(next, bytes.count)...].starts(with: mark.utf8) }

  /// Skips a list, a dictionary or data with its content; returns `false` if it has no end.
  mutating func skipBalanced() -> Bool {
    var depth = 0
    while !isAtEnd {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard (try? string()) != nil else { return false }
        continue
      case UInt8(ascii: "/") where isAtComment:
        guard comment() != nil else { return false }
        continue
      default: break
      }
      next += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// Whether another entry seems to follow: a string and an equals sign.
  func startsEntry() -> Bool {
    let near = UnsafeBufferPointer(rebasing: bytes[next..<min(next + Self.lookahead, bytes.count)])
    var ahead = AppleStringsLexer(bytes: near)
    guard (try? ahead.string()) != nil else { return false }
    _ = ahead.skipSpace()
    return ahead.byte == UInt8(ascii: "=")
  }

  /// The maximum lookahead in bytes, which bounds how often a byte is examined.
  private static let lookahead = 512

  /// The next few characters, for a message.
  var excerpt: String {
    let end = min(next + 160, bytes.count)
    let line = bytes[next..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self).clipped(to: 20)
  }
}
