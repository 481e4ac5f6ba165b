import WatchwordBasics

/// Comments, CDATA sections, processing instructions and the DOCTYPE.
extension XMLReader {
  /// Reads markup that starts with `<!`.
  mutating func readDeclaration<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    if XMLBytes.matches("<!--", at: start) { return try readComment(at: start, &handler) }
    if XMLBytes.matches("<![CDATA[", at: start) { return try readSection(at: start, &handler) }
    if startsDoctype(at: tokenOffset) { return try readDoctype(at: start) }
    let rest = input.buffer.bytes(in: tokenOffset..<tokenOffset + 9)
    let isCutOff = ["<!--", "<![CDATA[", "<!DOCTYPE"].contains { $0.utf8.starts(with: rest) }
    if isCutOff, tokenOffset + rest.count == input.buffer.count { throw defectOfEnd() }
    if XMLBytes.lengthOfAnyCharacter(at: start + 2) == 0 { throw defect(ofCharacterAt: start + 2) }
    throw XMLDefect(
      at: tokenOffset, "Found <! that starts neither a comment (<!--) nor a CDATA section (<![CDATA[)",
      help: "Correct its spelling, or write &lt; for the character <")
  }

  // MARK: Comments

  /// Reads a comment (XML 1.0, section 2.5).
  private mutating func readComment<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    let end = try endOfCharacters(from: start + 4, before: "--")
    guard end[2] == UInt8(ascii: ">") else {
      if isEnd(end + 2) { throw defectOfEnd() }
      throw XMLDefect(
        at: offset(end), "Found -- inside a comment",
        help: "Write other characters instead; a comment ends with -->")
    }
    try checkLength(of: "a comment", "-->", endingAt: end + 3)
    if let text = Self.trimmed(UnsafeBufferPointer(start: start + 4, count: end - start - 4)) {
      handler.comment(text, &self)
    }
    recordEventEnd(at: offset(end + 3))
    return end + 3
  }

  /// Returns the text of a comment without surrounding white space, or `nil` if it is blank or too long.
  private static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> ExactText? {
    var bytes = text[...]
    while let first = bytes.first, first <= 0x20 { bytes = bytes.dropFirst() }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    guard !bytes.isEmpty, bytes.count <= XMLLimits.textLength else { return nil }
    guard bytes.contains(0x0D) else { return ExactText(utf8: bytes) }
    // CR and CRLF are normalised to LF (XML 1.0, section 2.11).
    var lines: [UInt8] = []
    for index in bytes.indices where bytes[index] != 0x0A || bytes[index - 1] != 0x0D {
      lines.append(bytes[index] == 0x0D ? 0x0A : bytes[index])
    }
    return ExactText(utf8: lines)
  }

  // MARK: CDATA sections

  /// Reads a CDATA section (XML 1.0, section 2.7).
  private mutating func readSection<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    let end = try endOfCharacters(from: start + 9, before: "]]>")
    try checkLength(of: "a CDATA section", "]]>", endingAt: end + 3)
    var next = start + 9
    while next < end, !isStopped {
      if next[0] == 0x0D {
        next = readLineBreak(at: next, &handler)
      } else {
        var piece = next
        while piece < end, piece[0] != 0x0D { piece += 1 }
        text(next, piece - next, endingAt: offset(piece), &handler)
        next = piece
      }
    }
    recordEventEnd(at: offset(end + 3))
    return end + 3
  }

  // MARK: Processing instructions

  /// Reads a processing instruction (XML 1.0, section 2.6).
  mutating func readInstruction(at start: Pointer) throws(XMLDefect) -> Pointer {
    let name = try readName(at: start + 2)
    guard let name else {
      if XMLBytes.lengthOfAnyCharacter(at: start + 2) == 0 { throw defect(ofCharacterAt: start + 2) }
      throw XMLDefect(
        at: tokenOffset, "Found <? without a name after it",
        help: "Write &lt;? for the characters, or <?name …?> for a processing instruction")
    }
    let bytes = input.buffer.bytes(in: offset(start + 2)..<offset(name.end))
    if bytes.count == 3, zip(bytes, "xml".utf8).allSatisfy({ $0 | 0x20 == $1 }) { throw reservedName(bytes) }
    guard XMLBytes.isSpace(name.end[0]) || XMLBytes.matches("?>", at: name.end) else {
      if XMLBytes.lengthOfAnyCharacter(at: name.end) == 0 { throw defect(ofCharacterAt: name.end) }
      if name.end[0] == UInt8(ascii: "?"), isEnd(name.end + 1) { throw defectOfEnd() }
      throw XMLDefect(
        at: offset(name.end), "A space is missing after the name of the processing instruction",
        help: "Put a space after the name")
    }
    let end = try endOfCharacters(from: name.end, before: "?>")
    try checkLength(of: "a processing instruction", "?>", endingAt: end + 2)
    if bytes.contains(UInt8(ascii: ":")) {
      // Names of processing instructions must not contain a colon (Namespaces in XML 1.0, section 7).
      namespaceDefect = XMLDefect(
        at: tokenOffset,
        "The name \(String(decoding: bytes, as: UTF8.self).clipped) of this processing instruction has a colon",
        help: "Write the name without a colon")
      reportNamespaceDefect()
    }
    recordEventEnd(at: offset(end + 2))
    return end + 2
  }

  private func reservedName(_ bytes: [UInt8]) -> XMLDefect {
    if bytes.elementsEqual("xml".utf8) {
      return XMLDefect(
        at: tokenOffset, "Found an XML declaration (<?xml …?>) after the start of the file",
        help: "Move it to the very start of the file, or remove it")
    }
    return XMLDefect(
      at: tokenOffset, "Found <?\(String(decoding: bytes, as: UTF8.self)); the XML declaration is written <?xml",
      help: "Write xml in lower case, at the very start of the file")
  }

  // MARK: DOCTYPE

  /// Whether a DOCTYPE starts at `offset`, regardless of case, although upper case is required.
  private func startsDoctype(at offset: Int) -> Bool {
    let bytes = input.buffer.bytes(in: offset..<offset + 9)
    return bytes.count == 9 && zip(bytes, "<!doctype".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// Skips a DOCTYPE without internal declarations, if the document may have one (XML 1.0, productions 28 and 75).
  private mutating func readDoctype(at start: Pointer) throws(XMLDefect) -> Pointer {
    guard kind.allowsDoctype else { throw refusedDoctype() }
    guard XMLBytes.matches("<!DOCTYPE", at: start) else { throw malformedDoctype("<!DOCTYPE in capitals", at: start) }
    guard !hasRoot, !hasDoctype else {
      throw XMLDefect(
        at: tokenOffset, "Found a DOCTYPE after \(hasRoot ? "the first element" : "another one")",
        help: "Keep only one, before the first element")
    }
    hasDoctype = true
    var next = start + 9
    guard skipSpace(&next), names.end(ofNameAt: next) > next else {
      throw malformedDoctype("the name of the root", at: next)
    }
    next = names.end(ofNameAt: next)
    if skipSpace(&next) {
      let isPublic = XMLBytes.matches("PUBLIC", at: next)
      if isPublic || XMLBytes.matches("SYSTEM", at: next) {
        next += 6
        if isPublic { try skipLiteral(&next) { Self.isPublicIDCharacter($0) } }
        try skipLiteral(&next) { _ in true }
        _ = skipSpace(&next)
      }
    }
    if next[0] == UInt8(ascii: "[") { throw refusedDoctype() }
    guard next[0] == UInt8(ascii: ">") else { throw malformedDoctype(">", at: next) }
    recordEventEnd(at: offset(next + 1))
    return next + 1
  }

  private func refusedDoctype() -> XMLDefect {
    XMLDefect(
      .doctype, at: tokenOffset,
      "The file has a DOCTYPE\(kind.doctypeDefect), and its entities could hide or multiply text",
      help:
        "Remove \(kind.allowsDoctype ? "the declarations" : "the DOCTYPE") and write out its entities; the rest of the file was not read"
    )
  }

  private func malformedDoctype(_ expected: String, at pointer: Pointer) -> XMLDefect {
    if isEnd(pointer) { return defectOfEnd() }
    if XMLBytes.lengthOfAnyCharacter(at: pointer) == 0 { return defect(ofCharacterAt: pointer) }
    return XMLDefect(
      at: offset(pointer), "The DOCTYPE is not complete; expected \(expected)",
      help: "Correct the DOCTYPE, or remove it")
  }

  /// Skips white space; returns whether there was any.
  private func skipSpace(_ next: inout Pointer) -> Bool {
    let first = next
    while XMLBytes.isSpace(next[0]) { next += 1 }
    return next > first
  }

  /// Skips white space and a literal whose characters are `allowed` (XML 1.0, productions 11 and 12).
  private func skipLiteral(_ next: inout Pointer, of allowed: (UInt8) -> Bool) throws(XMLDefect) {
    guard skipSpace(&next) else { throw malformedDoctype("a space", at: next) }
    let quote = next[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformedDoctype("a quotation mark", at: next)
    }
    next += 1
    while next[0] != quote {
      let length = XMLBytes.lengthOfAnyCharacter(at: next)
      guard length > 0, allowed(next[0]) else { throw malformedDoctype("a quotation mark", at: next) }
      next += length
    }
    next += 1
  }

  /// Whether a byte may be in a public identifier (XML 1.0, production 13).
  private static func isPublicIDCharacter(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || " \r\n-'()+,./:=?;!*#@$_%".utf8.contains(byte)
  }

  // MARK: Parts

  /// Returns the address of the first `end` at or after `start`. All characters before it must be XML characters.
  private func endOfCharacters(from start: Pointer, before end: StaticString) throws(XMLDefect) -> Pointer {
    var next = start
    while !XMLBytes.matches(end, at: next) {
      let length = XMLBytes.lengthOfAnyCharacter(at: next)
      guard length > 0 else { throw defect(ofCharacterAt: next) }
      next += length
    }
    return next
  }

  private func checkLength(of token: String, _ close: String, endingAt end: Pointer) throws(XMLDefect) {
    guard offset(end) - tokenOffset > XMLLimits.tokenLength else { return }
    throw .exceeded(
      token, XMLLimits.tokenLength, "bytes", at: tokenOffset, help: "Check that \(close) ends it where it should")
  }
}
