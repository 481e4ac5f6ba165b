import WatchwordBasics

/// The descriptions of defects.
extension XMLReader {
  // MARK: Characters

  /// Returns the defect at `pointer`, where there is no character that XML allows.
  ///
  /// `part` is the part of the document that contains `pointer`, if it is not in a token.
  func defect(ofCharacterAt pointer: Pointer, inside part: String? = nil) -> XMLDefect {
    let offset = offset(pointer)
    guard offset < input.buffer.count else { return defectOfEnd(inside: part) }
    let rest = input.buffer.bytes(in: offset..<offset + UTF8Length.ofSequence(startingWith: pointer[0]))
    if UTF8Length.isValid(rest[...]) {
      let value = String(decoding: rest, as: UTF8.self).unicodeScalars.first?.value ?? 0
      let digits = String(value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
      return XMLDefect(at: offset, "XML does not allow the character \(name)", help: "Remove it")
    }
    if offset + rest.count == input.buffer.count, UTF8Length.isTruncated(rest) { return defectOfEnd(inside: part) }
    return defect(of: XMLInput.InvalidSequence(bytes: rest, offset: offset, isTruncated: false))
  }

  func defect(of bad: XMLInput.InvalidSequence) -> XMLDefect {
    let shown = Array(bad.bytes.prefix(input.encoding.unitWidth))
    return XMLDefect(
      at: bad.offset,
      "The \(shown.count == 1 ? "byte" : "bytes") \(Self.hexadecimal(shown)) cannot be read as \(input.encoding.name)",
      help: "Save the file as UTF-8, or write its real encoding into its first line")
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { "0x\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
  }

  // MARK: The end of the file

  /// Returns the defect of a file that ends inside `part`, inside the current token, or before the root element ends.
  func defectOfEnd(inside part: String? = nil) -> XMLDefect {
    if let bad = input.invalidSequence, !bad.isTruncated { return defect(of: bad) }
    let cut = input.truncatedCharacter
    let token = tokenKind
    if cut == nil, let token, let close = token.close, holdsRootEnd {
      return XMLDefect(
        at: tokenOffset, "The \(token.name) that starts here is not closed: \(close) is missing",
        help: "Put \(close) where it ends")
    }
    var location = "before its first element"
    if let part {
      location = "inside \(part)"
    } else if let token {
      location = "inside the \(token.name) of \(Self.description(of: input.positionAhead(at: tokenOffset)))"
    } else if let open = openElements.last {
      let name = String(cString: names[open.number].written).clipped
      location = "before the </\(name)> that closes the <\(name)> of \(Self.description(of: open.start.position))"
    } else if hasRoot {
      location = "after its root element"
    }
    let middle = cut.map { "in the middle of a character (\(Self.hexadecimal($0.bytes))), " } ?? ""
    return XMLDefect(
      at: cut?.offset ?? input.buffer.count, "The file ends \(middle)\(location)",
      help: "The file is cut off: save or download it again")
  }

  /// The kind of the current token and, unless it is a tag, its end delimiter; `nil` if it is text.
  private var tokenKind: (name: String, close: String?)? {
    let head = input.buffer.bytes(in: tokenOffset..<tokenOffset + 4)
    guard head.first == UInt8(ascii: "<") else { return nil }
    if head.starts(with: "<!--".utf8) { return ("comment", "-->") }
    if head.starts(with: "<![".utf8) { return ("CDATA section", "]]>") }
    if head.starts(with: "<?".utf8) { return ("processing instruction", "?>") }
    return ("tag", nil)
  }

  /// Whether the end tag of the root follows the start of the token, so that the file is complete and the token is not
  /// closed.
  private var holdsRootEnd: Bool {
    if hasRoot, openElements.isEmpty { return true }
    let name = openElements.first.map { String(cString: names[$0.number].written) } ?? kind.root
    let tag = Array("</\(name)".utf8)
    let rest = input.buffer.bytes(in: tokenOffset..<input.buffer.count)
    return rest.indices.contains { rest[$0] == UInt8(ascii: "<") && rest[$0...].starts(with: tag) }
  }

  static func description(of position: SourcePosition) -> String { "line \(position.line), column \(position.column)" }

  // MARK: Tags

  /// Returns the defect of the end tag at `start`: its name is not that of the open element, or it is not closed.
  func defect(ofEndTagAt start: Pointer) -> XMLDefect {
    let end = names.end(ofNameAt: start + 2)
    if end == start + 2, end[0] != UInt8(ascii: ">") {
      return expectation(
        at: end, "Found \(shown(end)) after </; expected the name of an element", help: "Write </name>")
    }
    let name = text(from: start + 2, to: end)
    var next = end
    while XMLBytes.isSpace(next[0]) { next += 1 }
    if next[0] == UInt8(ascii: ">") { return mismatch(at: start) }
    if next[0] == UInt8(ascii: "<") { return missingEnd("/\(name)", at: end) }
    return expectation(
      at: next, "Found \(shown(next)) in the end tag </\(name)>; expected >", help: "Write only the name in an end tag")
  }

  /// Returns the defect of an end tag at `start` that does not match the open element.
  func mismatch(at start: Pointer) -> XMLDefect {
    let end = names.end(ofNameAt: start + 2)
    if XMLBytes.lengthOfAnyCharacter(at: end) == 0 { return defect(ofCharacterAt: end) }
    let closing = text(from: start + 2, to: end)
    guard let open = openElements.last else {
      return XMLDefect(at: offset(start), "Found </\(closing)>, but no element is open", help: "Remove it")
    }
    let opening = String(cString: names[open.number].written).clipped
    return XMLDefect(
      at: offset(start),
      "Found </\(closing)>; expected </\(opening)> to close the <\(opening)> of \(Self.description(of: open.start.position))",
      help: "Put </\(opening)> before it, or remove it")
  }

  /// Returns the defect of a `<` at `start` that is not followed by a name.
  func defect(ofTagAt start: Pointer) -> XMLDefect {
    if XMLBytes.lengthOfAnyCharacter(at: start + 1) == 0 { return defect(ofCharacterAt: start + 1) }
    return XMLDefect(
      at: offset(start), "Found a < that does not start a tag",
      help: "Write &lt; for the character <; the name of an element starts with a letter or _")
  }

  /// Returns the defect at `pointer` in a start tag, where neither an attribute nor the end of the tag follows.
  ///
  /// `spaceStart` is the start of the white space before it, and `previous` is the preceding attribute.
  func defect(ofAttributeAt pointer: Pointer, spaceStart: Pointer, previous: Pointer) -> XMLDefect {
    let end = names.end(ofNameAt: pointer)
    if pointer[0] == UInt8(ascii: "<") { return missingEnd(tagName, at: spaceStart) }
    guard end > pointer else {
      return expectation(
        at: pointer, "Found \(shown(pointer)) in the tag <\(tagName)>; expected an attribute or the end of the tag",
        help: "Write attributes as name=\"value\", with a space between them")
    }
    let other = text(from: previous, to: names.end(ofNameAt: previous))
    return XMLDefect(
      at: offset(pointer), "A space is missing between the attributes \(other) and \(text(from: pointer, to: end))",
      help: "Put a space between the two")
  }

  /// Returns the defect of the attribute at `start`, which has no value or whose value is not in quotation marks:
  /// `sign` is missing at `pointer`.
  func defect(ofAttributeAt start: Pointer, missing sign: String, at pointer: Pointer) -> XMLDefect {
    let name = text(from: start, to: names.end(ofNameAt: start))
    return expectation(
      at: pointer,
      sign == "="
        ? "The attribute \(name) has no value"
        : "The value of the attribute \(name) is not in quotation marks (\" or ')",
      help: "Write \(name)=\"value\"")
  }

  /// Returns the defect at `pointer` in the value of the attribute at `start`.
  func defect(ofValueOf start: Pointer, at pointer: Pointer, _ quote: UInt8) -> XMLDefect {
    let name = text(from: start, to: names.end(ofNameAt: start))
    return expectation(
      at: pointer, "Found < in the value of the attribute \(name)",
      help: "Write &lt; for the character <, or close the value before it with \(Character(UnicodeScalar(quote)))")
  }

  func defect(ofSlashAt pointer: Pointer) -> XMLDefect {
    if XMLBytes.lengthOfAnyCharacter(at: pointer + 1) == 0 { return defect(ofCharacterAt: pointer + 1) }
    return XMLDefect(
      at: offset(pointer), "Found / inside the tag <\(tagName)>; expected />",
      help: "Write /> at the end of an empty element, or remove the /")
  }

  func duplicate(_ name: XMLNames.Name, at offset: Int) -> XMLDefect {
    XMLDefect(
      at: offset, "The attribute \(String(cString: name.written).clipped) appears twice in one tag",
      help: "Keep one of them")
  }

  private func missingEnd(_ name: String, at pointer: Pointer) -> XMLDefect {
    XMLDefect(
      at: offset(pointer), "The tag <\(name)> is not closed: > is missing before the next <", help: "Put > at its end")
  }

  /// Returns a defect with this message at `pointer`, or the defect of an invalid character there.
  private func expectation(at pointer: Pointer, _ message: String, help: String) -> XMLDefect {
    XMLBytes.lengthOfAnyCharacter(at: pointer) == 0
      ? defect(ofCharacterAt: pointer) : XMLDefect(at: offset(pointer), message, help: help)
  }

  // MARK: References

  /// Returns the defect of the reference at `start`, an `&`.
  func defect(ofReferenceAt start: Pointer) -> XMLDefect {
    if start[1] == UInt8(ascii: "#") { return defect(ofNumberAt: start) }
    let end = names.end(ofNameAt: start + 1)
    if XMLBytes.lengthOfAnyCharacter(at: end) == 0 { return defect(ofCharacterAt: end) }
    let name = text(from: start + 1, to: end)
    if end > start + 1, end[0] == UInt8(ascii: ";") {
      return XMLDefect(
        at: offset(start), "The entity &\(name); is not declared; XML itself defines &amp; &lt; &gt; &quot; &apos;",
        help: "Write the character itself, or &amp;\(name); for the text &\(name);")
    }
    if ["amp", "lt", "gt", "quot", "apos"].contains(name) {
      return XMLDefect(at: offset(start), "The reference &\(name) has no ; at its end", help: "Write &\(name);")
    }
    return XMLDefect(
      at: offset(start), "Found an & that does not start a reference", help: "Write &amp; for the character &")
  }

  private func defect(ofNumberAt start: Pointer) -> XMLDefect {
    let isHexadecimal = start[2] == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    var end = first
    while ASCII.isDigit(end[0]) || isHexadecimal && ASCII.hexadecimalValue(of: end[0]) != nil { end += 1 }
    if XMLBytes.lengthOfAnyCharacter(at: end) == 0 { return defect(ofCharacterAt: end) }
    let shown = text(from: start, to: end)
    if end == first {
      return XMLDefect(
        at: offset(start), "Found \(shown) without a number after it",
        help: "Write a number, as in &#233; or &#xE9;, or the character itself")
    }
    guard end[0] == UInt8(ascii: ";") else {
      return XMLDefect(
        at: offset(start), "The reference \(shown) has no ; after its number",
        help: "Write \(shown);, or the character itself")
    }
    return XMLDefect(
      at: offset(start), "The reference \(shown); does not represent a character that XML allows",
      help: "Write the character itself or remove it")
  }

  // MARK: Excerpts

  /// The name of the current tag.
  private var tagName: String {
    guard let start = input.buffer.pointer(at: tokenOffset + 1) else { return "" }
    return text(from: start, to: names.end(ofNameAt: start))
  }

  /// Returns the text between two addresses, shortened to fit into a message.
  private func text(from start: Pointer, to end: Pointer) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self).clipped
  }

  /// Returns the character at `pointer` for a message.
  private func shown(_ pointer: Pointer) -> String {
    if XMLBytes.isSpace(pointer[0]) { return "a space" }
    return XMLBytes.character(at: pointer).map { String(Character($0)) } ?? "an unreadable character"
  }
}
