import WatchwordBasics

extension XMLReader {
  typealias Pointer = XMLBytes.Pointer

  /// Returns the offset of the byte at `pointer`.
  @inline(__always)
  func offset(_ pointer: Pointer) -> Int { input.buffer.offset(of: pointer) }

  /// Whether the document ends at `pointer`.
  func isEnd(_ pointer: Pointer) -> Bool { offset(pointer) >= input.buffer.count }

  // MARK: The start

  /// Returns the start of the document's content, after its XML declaration.
  mutating func startOfContent() throws(XMLDefect) -> Pointer {
    guard let start = input.buffer.pointer(at: 0), input.buffer.count > 0 else {
      if let bad = input.invalidSequence { throw defect(of: bad) }
      throw XMLDefect(at: 0, "The file is empty", help: "\(kind.name) starts with <?xml version=\"1.0\"?>")
    }
    guard start[0] == UInt8(ascii: "<") || XMLBytes.isSpace(start[0]) else {
      throw XMLDefect(
        at: 0, "The file does not start with <, so it is not XML",
        help: "Check that this is the right file and that nothing comes before its first <")
    }
    let head = input.buffer.bytes(in: 0..<Self.declarationLength)
    let end: Int
    do throws(XMLDefect) {
      end = try XMLDeclaration.end(in: head, isWhole: head.count == input.buffer.count)
    } catch {
      if let bad = input.firstInvalidUTF8(in: 0..<head.count), bad.lowerBound <= error.range.upperBound {
        throw defect(ofCharacterAt: start + bad.lowerBound, inside: "the XML declaration")
      }
      throw error
    }
    checkEncoding(isDeclared: end > 0)
    return start + end
  }

  /// The number of bytes that are searched for the XML declaration.
  private static let declarationLength = 4096

  private func checkEncoding(isDeclared: Bool) {
    let head = input.buffer.bytes(in: 0..<1024)
    let value = TextEncoding.encodingValue(in: head[...]) ?? 0..<0
    let span = SourceSpan(
      start: input.positionAhead(at: value.lowerBound), end: input.positionAhead(at: value.upperBound))
    let name = input.encoding.name
    if let declared = input.encoding.contradictingDeclaration {
      report(
        .malformedXML, at: span, "The file declares the encoding \(declared), but is encoded in \(name)",
        help: "Write encoding=\"\(name.hasPrefix("UTF-16") ? "UTF-16" : name)\"")
    } else if let declared = input.encoding.unsupportedDeclaration {
      report(
        .malformedXML, at: span, "The encoding \(declared) is not known; the file is read as UTF-8",
        help: "Save the file as UTF-8 and write encoding=\"UTF-8\"")
    } else if input.encoding.unitWidth > 1, input.encoding.byteOrderMarkLength == 0, !isDeclared {
      // Only UTF-8, and UTF-16 with a byte-order mark, may be undeclared (XML 1.0, section 4.3.3).
      report(
        .malformedXML, at: SourceSpan(at: .start), "The file is encoded in \(name), but does not declare it",
        help: "Save the file as UTF-8, or with a byte-order mark")
    }
  }

  // MARK: Tokens

  /// Reads the token at `start`; returns the start of the next one, or `nil` at the end of a complete document.
  @inline(__always)
  mutating func readToken<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer? {
    if openElements.isEmpty { return try readOutside(at: start, &handler) }
    tokenOffset = offset(start)
    switch start[0] {
    case UInt8(ascii: "<"):
      switch start[1] {
      case UInt8(ascii: "/"): return try readEndTag(at: start, &handler)
      case UInt8(ascii: "!"): return try readDeclaration(at: start, &handler)
      case UInt8(ascii: "?"): return try readInstruction(at: start)
      default: return try readStartTag(at: start, &handler)
      }
    case UInt8(ascii: "&"): return try readReference(at: start, &handler)
    default: return try readText(at: start, &handler)
    }
  }

  /// Reads content before or after the root element (XML 1.0, productions 22 and 27).
  @inline(never)
  private mutating func readOutside<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer? {
    var next = start
    while XMLBytes.isSpace(next[0]) { next += 1 }
    tokenOffset = offset(next)
    if isEnd(next), hasRoot, input.invalidSequence == nil { return nil }
    guard XMLBytes.lengthOfAnyCharacter(at: next) > 0 else { throw defect(ofCharacterAt: next) }
    if next[0] == UInt8(ascii: "<") {
      if next[1] == UInt8(ascii: "?") { return try readInstruction(at: next) }
      if next[1] == UInt8(ascii: "!"), !XMLBytes.matches("<![CDATA[", at: next) {
        return try readDeclaration(at: next, &handler)
      }
    }
    if next[0] == UInt8(ascii: "<"), isEnd(next + 1) { throw defectOfEnd() }
    guard !hasRoot else {
      throw XMLDefect(
        at: tokenOffset, "Found more content after the end of the root element",
        help: "Remove it, or the end tag that came too early")
    }
    guard next[0] == UInt8(ascii: "<"), next[1] != UInt8(ascii: "!") else {
      throw XMLDefect(
        at: tokenOffset, "Found text before the first element", help: "\(kind.name) starts with <\(kind.root)>")
    }
    if next[1] == UInt8(ascii: "/") { throw mismatch(at: next) }
    return try readStartTag(at: next, &handler)
  }

  // MARK: Text

  @inline(__always)
  private mutating func readText<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    let end = XMLBytes.endOfText(from: start)
    if end > start { text(start, end - start, endingAt: offset(end), &handler) }
    if end[0] == UInt8(ascii: "<") || end[0] == UInt8(ascii: "&") { return end }
    if end[0] == 0x0D { return readLineBreak(at: end, &handler) }
    if end[0] == UInt8(ascii: "]") { throw XMLDefect(at: offset(end), "Found ]]> in a text", help: "Write ]]&gt;") }
    throw defect(ofCharacterAt: end)
  }

  /// Reads CR or CRLF, which are normalised to LF (XML 1.0, section 2.11).
  mutating func readLineBreak<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) -> Pointer {
    let next = start + (start[1] == 0x0A ? 2 : 1)
    values[0] = 0x0A
    text(values, 1, endingAt: offset(next), &handler)
    return next
  }

  /// Passes text to the handler.
  @inline(__always)
  mutating func text<Handler: XMLContentHandler & ~Copyable>(
    _ start: Pointer, _ count: Int, endingAt end: Int, _ handler: inout Handler
  ) {
    guard !isStopped else { return }
    handler.text(UnsafeBufferPointer(start: start, count: count), endingAt: end, &self)
    recordEventEnd(at: end)
  }

  private mutating func readReference<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    var next = start
    let count = XMLReference.resolve(&next, into: values)
    guard count > 0 else { throw defect(ofReferenceAt: start) }
    text(values, count, endingAt: offset(next), &handler)
    return next
  }
}

extension XMLReader {
  /// Returns the span of a start tag, from its `<` to after its `>`.
  func span(of tag: XMLStartTag) -> SourceSpan {
    let end = tag.isEmptyElement ? tag.contentOffset + 2 : tag.contentOffset
    return SourceSpan(start: tag.position, end: input.positionAhead(at: end))
  }

  /// Returns the span of the `value` of the attribute `name` in a start tag, without its quotation marks.
  func span(of value: UnsafeBufferPointer<UInt8>, of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    if let offset = offset(of: value), offset > tag.offset {
      return SourceSpan(
        start: input.positionAhead(at: offset), end: input.positionAhead(at: offset + value.count))
    }
    return valueSpan(of: name, in: tag)
  }

  /// Returns the span of the value of the attribute `name` in a start tag, without its quotation marks.
  func valueSpan(of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    let attributes = AttributeScan.attributes(in: input.buffer.bytes(in: tag.offset..<tag.contentOffset)[...])
    guard let value = attributes.first(where: { $0.isNamed(name) })?.value else { return nil }
    return SourceSpan(
      start: input.positionAhead(at: tag.offset + value.startIndex),
      end: input.positionAhead(at: tag.offset + value.endIndex))
  }

  /// Returns the offset of an attribute value, or `nil` if the value is not stored in the document itself.
  func offset(of value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = value.baseAddress else { return nil }
    let offset = input.buffer.offset(of: start)
    return offset >= 0 && offset + value.count <= input.buffer.count ? offset : nil
  }
}
