import WatchwordBasics

/// A token of a text in a programming language.
struct CodeToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// A name, a number or a keyword.
    case word
    /// A text in quotation marks.
    case string
    /// A single character that belongs to neither a word nor a string.
    case sign
  }

  let kind: Kind
  /// The word, the content of the string, or the character.
  let text: ExactText
  let range: Range<Int>
  /// Whether the token is the first in its line.
  let startsLine: Bool

  /// Whether the token is the sign `sign`.
  func isSign(_ sign: ExactText) -> Bool { kind == .sign && text == sign }

  /// The part of a word after its last `.`.
  var lastComponent: ExactText {
    let bytes = text.string.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return text }
    return ExactText(text.string[bytes.index(after: dot)...])
  }
}

/// Splits a text in a programming language into words, strings and signs, in linear time.
///
/// It implements just enough of the language to find settings: a string ends at its quotation mark, or else at the end
/// of the line.
struct CodeScanner {
  private let bytes: [UInt8]
  private let syntax: CodeSyntax
  private var offset: Int
  private var isAtLineStart = true

  init(_ bytes: [UInt8], _ syntax: CodeSyntax) {
    self.bytes = bytes
    self.syntax = syntax
    offset = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
  }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> CodeToken? {
    skipSpaceAndComments()
    guard offset < bytes.count else { return nil }
    let startsLine = isAtLineStart
    isAtLineStart = false
    let start = offset
    let byte = bytes[offset]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let content = readString(until: byte)
      return token(.string, content, from: start, startsLine)
    }
    guard isInWord(byte) else {
      offset += 1
      return token(.sign, [byte], from: start, startsLine)
    }
    while offset < bytes.count, isInWord(bytes[offset]) { offset += 1 }
    return token(.word, Array(bytes[start..<offset]), from: start, startsLine)
  }

  private func token(_ kind: CodeToken.Kind, _ content: [UInt8], from start: Int, _ startsLine: Bool) -> CodeToken {
    CodeToken(
      kind: kind, text: ExactText(utf8: content), range: start..<offset,
      startsLine: startsLine)
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte >= 0x80 || syntax.wordBytes.contains(byte)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func hasPrefix(_ text: StaticString) -> Bool {
    let other = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[offset...].starts(with: other)
  }

  private mutating func skipSpaceAndComments() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == syntax.escape, offset + 1 < bytes.count, isLineEnd(bytes[offset + 1]) {
        // The line continues.
        offset += bytes[(offset + 1)...].starts(with: [0x0D, 0x0A]) ? 3 : 2
      } else if isLineEnd(byte) {
        isAtLineStart = true
        offset += 1
      } else if byte <= 0x20 {
        offset += 1
      } else if let comment = syntax.executableComment, hasPrefix(comment) {
        offset += comment.utf8CodeUnitCount
        while offset < bytes.count, ASCII.isDigit(bytes[offset]) { offset += 1 }
      } else if let comment = syntax.blockComment, hasPrefix(comment.start) {
        skipBlock(until: comment.end)
      } else if syntax.lineComments.contains(where: { hasPrefix($0) })
        || isAtLineStart && syntax.commentsAtLineStarts.contains(where: { hasPrefix($0) })
      {
        while offset < bytes.count, !isLineEnd(bytes[offset]) { offset += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipBlock(until end: StaticString) {
    offset += 2
    while offset < bytes.count, !hasPrefix(end) { offset += 1 }
    offset = min(offset + end.utf8CodeUnitCount, bytes.count)
  }

  /// Reads a string from its opening quotation mark and returns its content.
  private mutating func readString(until quote: UInt8) -> [UInt8] {
    var content: [UInt8] = []
    let hasEscapes = quote != UInt8(ascii: "'") || syntax.escapesInSingleQuotes
    offset += 1
    while offset < bytes.count, !isLineEnd(bytes[offset]) {
      let byte = bytes[offset]
      offset += 1
      if byte == quote {
        guard syntax.doublesQuotes, offset < bytes.count, bytes[offset] == quote else { break }
        offset += 1
      } else if hasEscapes, byte == syntax.escape, offset < bytes.count, !isLineEnd(bytes[offset]) {
        content.append(bytes[offset])
        offset += 1
        continue
      }
      content.append(byte)
    }
    return content
  }
}
