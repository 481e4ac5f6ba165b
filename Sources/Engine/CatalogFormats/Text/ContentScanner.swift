import WatchwordBasics

/// Reads the content of a segment again to find the places of its text in the file.
struct ContentScanner {
  /// The form in which the content is written.
  enum Writing {
    /// Identical to the text, byte for byte.
    case plain
    /// XML content.
    case markup
    case notation(TextNotation)
  }

  private var line: Int
  private var column: Int
  private let writing: Writing
  private var next = 0
  /// The number of bytes of text that were read.
  private var produced = 0
  private var inCDATA = false
  /// Whether the span found starts in a CDATA section.
  private(set) var startsInCDATA = false
  /// Whether the span found contains tags, comments or boundaries of CDATA sections.
  private(set) var spansMarkup = false

  init(start: SourcePosition, writing: Writing) {
    self.line = start.line
    self.column = start.column
    self.writing = writing
  }

  private var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// Returns the span of the bytes of text in `range`, which starts no earlier than the end of the range before it.
  mutating func span(of range: Range<Int>, in content: UnsafeBufferPointer<UInt8>) -> SourceSpan {
    (startsInCDATA, spansMarkup) = (false, false)
    var start: SourcePosition?
    var end: SourcePosition?
    while next < content.count {
      let before = position
      let length = step(in: content)
      guard length > 0 else {
        if start != nil { spansMarkup = true }
        continue
      }
      if start == nil, range.lowerBound < produced + length {
        start = before
        startsInCDATA = inCDATA
      }
      produced += length
      if let start, range.isEmpty { return SourceSpan(at: start) }
      end = position
      if let start, produced >= range.upperBound { return SourceSpan(start: start, end: position) }
    }
    let last = range.isEmpty || start == nil ? position : end ?? position
    return SourceSpan(start: start ?? last, end: last)
  }

  /// A character, a reference or markup.
  struct Piece {
    /// The range of its bytes in the content.
    let written: Range<Int>
    /// The number of bytes of text that it represents; 0 for markup.
    let length: Int
    let span: SourceSpan
  }

  /// Returns the next piece of the content, or `nil` at its end.
  mutating func piece(in content: UnsafeBufferPointer<UInt8>) -> Piece? {
    guard next < content.count else { return nil }
    let (start, before) = (next, position)
    let length = step(in: content)
    return Piece(written: start..<next, length: length, span: SourceSpan(start: before, end: position))
  }

  /// Skips one piece of the content and returns how many bytes of text it represents.
  private mutating func step(in content: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = content[next]
    switch writing {
    case .plain: break
    case .notation(let notation):
      let piece = notation.piece(content, next)
      _ = skip(piece.written, content)
      return piece.text
    case .markup:
      if inCDATA, starts("]]>", content) {
        inCDATA = false
        return skip(3, content)
      }
      if !inCDATA, byte == UInt8(ascii: "<") { return skipTag(content) }
      if !inCDATA, byte == UInt8(ascii: "&") { return skipReference(content) }
      if byte == 0x0D, next + 1 < content.count, content[next + 1] == 0x0A {
        _ = skip(2, content)
        return 1
      }
    }
    let length = min(UTF8Length.ofSequence(startingWith: byte), content.count - next)
    _ = skip(length, content)
    return length
  }

  private mutating func skipTag(_ content: UnsafeBufferPointer<UInt8>) -> Int {
    if starts("<![CDATA[", content) {
      inCDATA = true
      return skip(9, content)
    }
    let end = AttributeScan.endOfData(at: next, in: content) ?? AttributeScan.endOfTag(at: next, in: content)
    return skip((end ?? content.count) - next, content)
  }

  private mutating func skipReference(_ content: UnsafeBufferPointer<UInt8>) -> Int {
    let first = next + 1
    var value: UInt32 = 0
    var index = first
    while index < content.count, content[index] != UInt8(ascii: ";") {
      let isHexadecimal = first + 1 < content.count && content[first + 1] == UInt8(ascii: "x")
      if let digit = digit(content[index], hexadecimal: isHexadecimal) {
        value = (value &* (isHexadecimal ? 16 : 10)) &+ digit
      }
      index += 1
    }
    let isNumeric = first < content.count && content[first] == UInt8(ascii: "#")
    _ = skip(index + 1 - next, content)
    return isNumeric ? UTF8Length.ofScalar(value) : 1
  }

  private func digit(_ byte: UInt8, hexadecimal: Bool) -> UInt32? {
    hexadecimal || ASCII.isDigit(byte) ? ASCII.hexadecimalValue(of: byte).map { UInt32($0) } : nil
  }

  private func starts(_ mark: StaticString, _ content: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    return content[next...].starts(with: known)
  }

  /// Moves the place past `count` bytes that represent no text.
  private mutating func skip(_ count: Int, _ content: UnsafeBufferPointer<UInt8>) -> Int {
    let end = min(next + count, content.count)
    while next < end {
      let byte = content[next]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      next += 1
    }
    return 0
  }
}
