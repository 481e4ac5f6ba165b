import WatchwordBasics

/// Start tags and end tags (XML 1.0, section 3.1).
extension XMLReader {
  /// The end and the number of a name.
  typealias NameEnd = (end: Pointer, number: Int)

  /// Reads the name at `start`, or returns `nil` if there is none.
  @inline(__always)
  mutating func readName(at start: Pointer) throws(XMLDefect) -> NameEnd? {
    let end = names.end(ofNameAt: start)
    let count = end - start
    guard count <= XMLLimits.nameLength else {
      throw .exceeded("a name", XMLLimits.nameLength, "bytes", at: tokenOffset, help: "Shorten the name")
    }
    guard names.count <= XMLLimits.names else {
      throw .exceeded("the names in a document", XMLLimits.names, "names", at: tokenOffset)
    }
    return count > 0 ? (end, names.number(ofNameAt: start, count)) : nil
  }

  // MARK: End tags

  @inline(__always)
  mutating func readEndTag<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    guard let element = openElements.last else { throw mismatch(at: start) }
    let name = names[element.number]
    var next = start + 2
    let isMatch = offset(next) + name.key.count < input.buffer.count && name.matches(at: next)
    next = isMatch ? next + name.key.count : names.end(ofNameAt: next)
    while XMLBytes.isSpace(next[0]) { next += 1 }
    guard isMatch, next[0] == UInt8(ascii: ">") else { throw defect(ofEndTagAt: start) }
    close(endingAt: offset(next + 1), &handler)
    return next + 1
  }

  // MARK: Start tags

  @inline(__always)
  mutating func readStartTag<Handler: XMLContentHandler & ~Copyable>(
    at start: Pointer, _ handler: inout Handler
  ) throws(XMLDefect) -> Pointer {
    guard let (nameEnd, number) = try readName(at: start + 1) else { throw defect(ofTagAt: start) }
    let declared = namespaces.count
    let name = names[number]
    if !name.isQualified { noteColon(in: name) }
    var next = nameEnd
    let (count, hasPrefix) = try readAttributes(from: start, at: &next, since: declared)
    let isEmpty = next[0] == UInt8(ascii: "/")
    guard !isEmpty || next[1] == UInt8(ascii: ">") else { throw defect(ofSlashAt: next) }
    if count > 1 { try checkDuplicates(count) }
    if hasPrefix { resolvePrefixes(count) }
    let begin = offset(start)
    let end = offset(next)
    let tag = XMLStartTag(
      name: name.local, isPrefixed: name.prefix != nil, namespace: namespace(of: name),
      attributes: XMLAttributes(all: UnsafeMutableBufferPointer(rebasing: attributes[..<count])),
      position: input.position(at: begin), offset: begin, contentOffset: isEmpty ? end : end &+ 1,
      isEmptyElement: isEmpty)
    let element = OpenElement(number: number, start: PackedPosition(tag.position), namespaces: declared)
    let following = next + (isEmpty ? 2 : 1)
    try open(tag, element, endingAt: offset(following), &handler)
    return following
  }

  /// Reads the attributes of the tag at `tag` into ``attributes``, except for namespace declarations, and moves `next`
  /// after them.
  ///
  /// Returns the number of attributes, and whether one of them has a prefix.
  @inline(__always)
  private mutating func readAttributes(
    from tag: Pointer, at next: inout Pointer, since declared: Int
  ) throws(XMLDefect) -> (count: Int, hasPrefix: Bool) {
    var free = values
    var count = 0
    var hasPrefix = false
    var start = tag
    while true {
      let space = next
      while XMLBytes.isSpace(next[0]) { next += 1 }
      if next[0] == UInt8(ascii: ">") || next[0] == UInt8(ascii: "/") { return (count, hasPrefix) }
      guard next > space, let attribute = try readName(at: next) else {
        throw defect(ofAttributeAt: next, spaceStart: space, previous: start)
      }
      start = next
      next = attribute.end
      while XMLBytes.isSpace(next[0]) { next += 1 }
      guard next[0] == UInt8(ascii: "=") else { throw defect(ofAttributeAt: start, missing: "=", at: next) }
      repeat { next += 1 } while XMLBytes.isSpace(next[0])
      let value = try readValue(at: &next, of: start, &free)
      let name = names[attribute.number]
      if name.declaresNamespace {
        try declare(name, value, since: declared, at: start)
        continue
      }
      guard count < attributes.count else {
        throw .exceeded(
          "the attributes of an element", XMLLimits.attributes, "attributes", at: tokenOffset,
          help: "Remove some of them")
      }
      if !name.isQualified { noteColon(in: name) }
      hasPrefix = hasPrefix || name.prefix != nil
      attributes.initializeElement(
        at: count,
        to: XMLAttribute(
          number: attribute.number, name: name.local, prefix: name.prefix, namespace: nil, value: value,
          offset: offset(start)))
      count &+= 1
    }
  }

  // MARK: Values

  /// Reads an attribute value at its quotation mark `next`, and moves `next` after the value; `attribute` is the
  /// address of the attribute's name.
  @inline(__always)
  private func readValue(
    at next: inout Pointer, of attribute: Pointer, _ free: inout UnsafeMutablePointer<UInt8>
  ) throws(XMLDefect) -> UnsafeBufferPointer<UInt8> {
    let quote = next[0]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw defect(ofAttributeAt: attribute, missing: "\"", at: next)
    }
    let start = next + 1
    next = XMLBytes.endOfValue(from: start)
    if next[0] != quote, !isLiteral(&next, quote) {
      return try rewrittenValue(from: start, at: &next, of: attribute, quote, &free)
    }
    let value = UnsafeBufferPointer(start: start, count: next - start)
    next += 1
    return value
  }

  /// Whether the rest of a value from `next` on is literal; moves `next` to its end or to the first character that is
  /// not literal.
  private func isLiteral(_ next: inout Pointer, _ quote: UInt8) -> Bool {
    while true {
      let byte = next[0]
      if byte == quote { return true }
      let length = byte >= 0x80 ? XMLBytes.lengthOfCharacter(at: next) : 1
      if length == 0 || byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return false }
      next += length
    }
  }

  /// Reads the value at `start`, resolves its references and replaces white space by blanks (XML 1.0, section 3.3.3).
  /// Up to `next`, the value is literal.
  private func rewrittenValue(
    from start: Pointer, at next: inout Pointer, of attribute: Pointer, _ quote: UInt8,
    _ free: inout UnsafeMutablePointer<UInt8>
  ) throws(XMLDefect) -> UnsafeBufferPointer<UInt8> {
    let first = free
    var copied = start
    while true {
      // The result is never longer than the tag so far.
      guard offset(next) - tokenOffset < XMLLimits.tagLength else { throw tooLongTag() }
      free.update(from: copied, count: next - copied)
      free += next - copied
      if next[0] == quote { break }
      if next[0] == UInt8(ascii: "&") {
        let count = XMLReference.resolve(&next, into: free)
        if count == 0 { throw defect(ofReferenceAt: next) }
        free += count
      } else {
        guard XMLBytes.isSpace(next[0]) else { throw defect(ofValueOf: attribute, at: next, quote) }
        next += next[0] == 0x0D && next[1] == 0x0A ? 2 : 1
        free[0] = 0x20
        free += 1
      }
      copied = next
      _ = isLiteral(&next, quote)
    }
    next += 1
    return UnsafeBufferPointer(start: UnsafePointer(first), count: free - first)
  }

  // MARK: Attributes

  /// Throws the defect of a repeated attribute ("Unique Att Spec", XML 1.0, section 3.1).
  private func checkDuplicates(_ count: Int) throws(XMLDefect) {
    for index in 1..<count {
      for other in 0..<index where attributes[other].number == attributes[index].number {
        throw duplicate(names[attributes[index].number], at: attributes[index].offset)
      }
    }
  }

  // MARK: Limits

  @inline(__always)
  func checkLimits(_ tag: XMLStartTag) throws(XMLDefect) {
    // No value is longer than its tag, because resolving references and line breaks only shortens it.
    if openElements.count > XMLLimits.depth || tag.contentOffset &- tag.offset > XMLLimits.attributeLength {
      try checkEachLimit(tag)
    }
  }

  @inline(never)
  private func checkEachLimit(_ tag: XMLStartTag) throws(XMLDefect) {
    if openElements.count > XMLLimits.depth {
      throw .exceeded(
        "the nesting of elements", XMLLimits.depth, "levels", at: tag.offset, help: "Nest fewer elements")
    }
    if tag.attributes.maximumValueLength > XMLLimits.attributeLength {
      throw .exceeded(
        "the value of an attribute", XMLLimits.attributeLength, "bytes", at: tag.offset, help: "Shorten the value")
    }
    if tag.contentOffset - tag.offset > XMLLimits.tagLength { throw tooLongTag() }
  }

  private func tooLongTag() -> XMLDefect {
    .exceeded("a tag", XMLLimits.tagLength, "bytes", at: tokenOffset, help: "Check that > ends the tag")
  }
}
