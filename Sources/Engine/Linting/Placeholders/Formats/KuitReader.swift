import WatchwordBasics

/// A reader of KDE texts with markup (KDE, "KUIT"): values as in other KDE texts, in well-formed elements.
enum KuitReader {
  static func directives(in bytes: [UInt8]) -> FormatDirectives {
    var found = NumberedDirectiveReader.kde(bytes)
    if found.fault == nil { found.fault = fault(in: bytes) }
    return found
  }

  /// Returns the first tag that makes the text invalid in an XML document.
  private static func fault(in bytes: [UInt8]) -> FormatDirectives.Fault? {
    var cursor = ByteCursor(bytes)
    var open: [(name: ExactText, range: Range<Int>)] = []
    while !cursor.isAtEnd {
      let start = cursor.index
      if cursor.consume("&"), cursor.consume("#"), !isCharacter(&cursor) {
        return .init(range: start..<cursor.index, words: "is not a character of XML")
      }
      guard cursor.index == start, cursor.consume("<") else {
        cursor.index = max(cursor.index, start + 1)
        continue
      }
      let isEnd = cursor.consume("/")
      guard let name = name(&cursor), isEnd || readAttributes(&cursor) else {
        return .init(range: start..<max(cursor.index, start + 1), words: "does not start a tag; write &lt;")
      }
      cursor.skip(while: ASCII.isSpace)
      let isEmpty = !isEnd && cursor.consume("/")
      guard cursor.consume(">") else { return .init(range: start..<cursor.index, words: "is not a complete tag") }
      if isEnd {
        guard open.popLast()?.name == name else {
          return .init(range: start..<cursor.index, words: "does not close the element opened last")
        }
      } else if !isEmpty {
        open.append((name, start..<cursor.index))
      }
    }
    return open.last.map { .init(range: $0.range, words: "is not closed") }
  }

  /// Reads the number of a reference such as `&#38;`. Returns whether it is not a control character.
  private static func isCharacter(_ cursor: inout ByteCursor) -> Bool {
    guard let number = cursor.number(), cursor.consume(";") else { return true }
    return number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D
  }

  private static func name(_ cursor: inout ByteCursor) -> ExactText? {
    let start = cursor.index
    guard ASCII.isLetter(cursor.byte) || cursor.isAt("_:") || cursor.byte >= 0x80 else { return nil }
    while ASCII.isLetter(cursor.byte) || ASCII.isDigit(cursor.byte) || cursor.isAt("_:-.") || cursor.byte >= 0x80 {
      cursor.index += 1
    }
    return cursor.text(start..<cursor.index)
  }

  private static func readAttributes(_ cursor: inout ByteCursor) -> Bool {
    while true {
      let start = cursor.index
      cursor.skip(while: ASCII.isSpace)
      if cursor.isAtEnd || cursor.isAt("/>") { return true }
      guard cursor.index > start, name(&cursor) != nil else { return false }
      cursor.skip(while: ASCII.isSpace)
      guard cursor.consume("=") else { return false }
      cursor.skip(while: ASCII.isSpace)
      let quote = cursor.byte
      guard cursor.isAt("\"'") else { return false }
      cursor.index += 1
      while !cursor.isAtEnd, cursor.byte != quote, !cursor.isAt("<") { cursor.index += 1 }
      guard !cursor.isAtEnd, cursor.byte == quote else { return false }
      cursor.index += 1
    }
  }
}
