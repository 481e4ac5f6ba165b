import WatchwordDiagnostics

/// A token of a text in a programming language.
struct CodeToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// A name, a number or a keyword.
    case word
    /// A text in quotation marks.
    case string
    /// A single character that is neither.
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
  private var place: Int
  private var isAtLineStart = true

  init(_ bytes: [UInt8], _ syntax: CodeSyntax) {
    self.bytes = bytes
    self.syntax = syntax
    place = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
  }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> CodeToken? {
    skipSpaceAndComments()
    guard place < bytes.count else { return nil }
    let startsLine = isAtLineStart
    isAtLineStart = false
    let start = place
    let byte = bytes[place]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let content = readString(until: byte)
      return token(.string, content, from: start, startsLine)
    }
    guard isInWord(byte) else {
      place += 1
      return token(.sign, [byte], from: start, startsLine)
    }
    while place < bytes.count, isInWord(bytes[place]) { place += 1 }
    return token(.word, Array(bytes[start..<place]), from: start, startsLine)
  }

  private func token(_ kind: CodeToken.Kind, _ content: [UInt8], from start: Int, _ startsLine: Bool) -> CodeToken {
    CodeToken(
      kind: kind, text: ExactText(String(decoding: content, as: UTF8.self)), range: start..<place,
      startsLine: startsLine)
  }

  private func isInWord(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte >= 0x80 || syntax.wordBytes.contains(byte)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func stands(_ text: StaticString) -> Bool {
    let other = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[place...].starts(with: other)
  }

  private mutating func skipSpaceAndComments() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == syntax.escape, place + 1 < bytes.count, isLineEnd(bytes[place + 1]) {
        // The line continues.
        place += bytes[(place + 1)...].starts(with: [0x0D, 0x0A]) ? 3 : 2
      } else if isLineEnd(byte) {
        isAtLineStart = true
        place += 1
      } else if byte <= 0x20 {
        place += 1
      } else if let comment = syntax.blockComment, stands(comment.start) {
        skipBlock(until: comment.end)
      } else if syntax.lineComments.contains(where: { stands($0) })
        || isAtLineStart && syntax.commentsAtLineStarts.contains(where: { stands($0) })
      {
        while place < bytes.count, !isLineEnd(bytes[place]) { place += 1 }
      } else {
        return
      }
    }
  }

  private mutating func skipBlock(until end: StaticString) {
    place += 2
    while place < bytes.count, !stands(end) { place += 1 }
    place = min(place + end.utf8CodeUnitCount, bytes.count)
  }

  /// Reads a string from its opening quotation mark and returns its content.
  private mutating func readString(until quote: UInt8) -> [UInt8] {
    var content: [UInt8] = []
    let hasEscapes = quote != UInt8(ascii: "'") || syntax.escapesInSingleQuotes
    place += 1
    while place < bytes.count, !isLineEnd(bytes[place]) {
      let byte = bytes[place]
      place += 1
      if byte == quote {
        guard syntax.doublesQuotes, place < bytes.count, bytes[place] == quote else { break }
        place += 1
      } else if hasEscapes, byte == syntax.escape, place < bytes.count, !isLineEnd(bytes[place]) {
        content.append(bytes[place])
        place += 1
        continue
      }
      content.append(byte)
    }
    return content
  }
}
