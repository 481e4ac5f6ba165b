import CLibXML2

extension XMLSession where Handler: ~Copyable {
  /// Reads the document as far as it is plain; returns whether that was to its end, or until the reading stopped.
  /// Otherwise libxml2 goes on behind the latest event.
  mutating func readPlain() -> Bool {
    guard let context = reader.context, let start = reader.input.beginPlain(), let end = reader.input.plainEnd,
      var document = PlainDocument(context, before: end)
    else { return false }
    reader.isPlain = true
    let isDone = readPlain(&document, from: start)
    reader.isPlain = false
    if !isDone { reader.leaveToParser(document.replacement(hasRoot: reader.hasRoot)) }
    return isDone
  }

  @inline(__always)
  private mutating func readPlain(_ document: inout PlainDocument, from start: PlainBytes.Place) -> Bool {
    var token = start
    if reader.input.startsWithDeclaration {
      guard let content = Self.endOfDeclaration(at: start) else { return false }
      token = content
    }
    // What is outside of the root is read here, and at most three times: whole tokens are read in between.
    while true {
      let next: PlainBytes.Place? =
        if document.elements.isEmpty {
          readMisc(&document, at: token)
        } else {
          readContent(&document, at: token)
        }
      if reader.isStopped { return true }
      if let next {
        token = next
        continue
      }
      // What is near the end of the window may go on behind it.
      guard document.end - document.failure < 16,
        reader.input.window.end - reader.lastEventOffset <= PlainDocument.tokenLimit
      else { return false }
      guard reader.keepsTokenLimit() else { return true }
      let place = reader.input.offset(of: token)
      let isEnd = reader.hasRoot && document.elements.isEmpty && Self.isBlank(from: token, to: document.end)
      guard reader.input.fillPlain(forgettingBefore: reader.lastEventOffset) else {
        return isEnd && reader.input.badSequence == nil && !reader.input.hasFailed
      }
      guard let moved = reader.input.place(at: place), let end = reader.input.plainEnd else { return false }
      token = moved
      document.end = end
    }
  }

  /// Where the XML declaration at `start` ends, if it is that of XML 1.0; its parts were examined.
  private static func endOfDeclaration(at start: PlainBytes.Place) -> PlainBytes.Place? {
    let version: StaticString = "<?xml version="
    var index = 0
    while index < version.utf8CodeUnitCount, start[index] == version.utf8Start[index] { index += 1 }
    guard index == version.utf8CodeUnitCount, start[index + 1] == UInt8(ascii: "1"),
      start[index + 2] == UInt8(ascii: "."), start[index + 3] == UInt8(ascii: "0"), start[index + 4] == start[index]
    else { return nil }
    var next = start + index
    while next[0] >= 0x20, next[0] != UInt8(ascii: ">") { next += 1 }
    return next[0] == UInt8(ascii: ">") ? next + 1 : nil
  }

  private static func isBlank(from start: PlainBytes.Place, to end: PlainBytes.Place) -> Bool {
    var next = start
    while PlainBytes.isSpace(next[0]) { next += 1 }
    return next == end
  }

  // MARK: Tokens

  /// Reads what is in front of the root or behind it, up to its start tag; `nil` if it is not plain, or not there.
  private mutating func readMisc(_ document: inout PlainDocument, at token: PlainBytes.Place) -> PlainBytes.Place? {
    var next = token
    while PlainBytes.isSpace(next[0]) { next += 1 }
    guard next[0] == UInt8(ascii: "<") else { return document.fail(next) }
    if next[1] == UInt8(ascii: "!") { return readComment(&document, at: next) }
    guard !reader.hasRoot else { return document.fail(next) }
    return readStartTag(&document, at: next)
  }

  /// Reads tags, text and comments inside the root; `nil` if the next one is not plain, or not there.
  @inline(__always)
  private mutating func readContent(_ document: inout PlainDocument, at token: PlainBytes.Place) -> PlainBytes.Place? {
    if token[0] == UInt8(ascii: "<") {
      if token[1] == UInt8(ascii: "/") { return readEndTag(&document, at: token) }
      if token[1] == UInt8(ascii: "!") { return readComment(&document, at: token) }
      return readStartTag(&document, at: token)
    }
    if token[0] == UInt8(ascii: "&") { return readReference(&document, at: token) }
    let end = PlainBytes.endOfText(from: token)
    guard end[0] == UInt8(ascii: "<") || end[0] == UInt8(ascii: "&") else { return document.fail(end) }
    let offset = reader.input.offset(of: end)
    handler.text(UnsafeBufferPointer(start: token, count: end - token), endingAt: offset, &reader)
    reader.passed(to: offset)
    return end
  }

  @inline(__always)
  private mutating func readStartTag(_ document: inout PlainDocument, at token: PlainBytes.Place) -> PlainBytes.Place? {
    guard let plain = document.startTag(at: token) else { return nil }
    let offset = reader.input.offset(of: token)
    let end = reader.input.offset(of: plain.end)
    let tag = XMLStartTag(
      name: plain.name.local, isPrefixed: plain.name.prefix != nil, namespace: plain.namespace,
      attributes: XMLAttributes(fields: document.fields, count: plain.attributes),
      position: reader.input.position(at: offset), offset: offset,
      contentOffset: plain.isEmptyElement ? end : end &+ 1, isEmptyElement: plain.isEmptyElement)
    guard reader.open(tag, namespaces: plain.namespaces) else { return plain.end }
    handler.start(tag, &reader)
    guard plain.isEmptyElement else { return plain.end + 1 }
    return close(&document, endingAt: plain.end + 2)
  }

  @inline(__always)
  private mutating func readEndTag(_ document: inout PlainDocument, at token: PlainBytes.Place) -> PlainBytes.Place? {
    guard let end = document.endTag(at: token) else { return nil }
    return close(&document, endingAt: end)
  }

  @inline(__always)
  private mutating func close(_ document: inout PlainDocument, endingAt end: PlainBytes.Place) -> PlainBytes.Place {
    document.close()
    guard reader.close() else { return end }
    let offset = reader.input.offset(of: end)
    handler.end(at: offset, &reader)
    reader.passed(to: offset)
    return end
  }

  private mutating func readReference(
    _ document: inout PlainDocument, at token: PlainBytes.Place
  ) -> PlainBytes.Place? {
    guard let (character, next) = document.reference(at: token) else { return nil }
    let offset = reader.input.offset(of: next)
    handler.text(character, endingAt: offset, &reader)
    reader.passed(to: offset)
    return next
  }

  private mutating func readComment(_ document: inout PlainDocument, at token: PlainBytes.Place) -> PlainBytes.Place? {
    guard let (end, next) = document.comment(at: token) else { return nil }
    let text = UnsafeBufferPointer(start: token + 4, count: end - token - 4)
    if let text = Self.note(text) { handler.comment(text, &reader) }
    reader.passed(to: reader.input.offset(of: next))
    return next
  }
}
