import CLibXML2
import WatchwordDiagnostics

/// Reports malformed XML: finds the cause of libxml2's errors in the bytes and explains it in plain words.
extension XMLReader {
  static let malformed: ExactText = "malformed-xml"

  /// An error as libxml2 reports it; its pointers are valid during the call only.
  struct ParserError {
    let code: UInt32
    let level: Int32
    /// The name of the entity or attribute concerned.
    let name: String?
    /// libxml2's own message.
    let message: String?

    init(code: Int32, level: Int32, name: UnsafePointer<UInt8>?, message: UnsafePointer<CChar>?) {
      self.code = UInt32(truncatingIfNeeded: code)
      self.level = level
      self.name = name.map { String(cString: $0) }
      self.message = message.map { String(cString: $0) }
    }
  }

  // MARK: Before and after the parser

  /// Whether the parser can be asked at all; notes what is wrong with the very start and the encoding.
  mutating func startsLikeXML() -> Bool {
    guard let first = input.window.byte(at: 0) else {
      if let bad = input.badSequence {
        report(bad)
      } else {
        report(
          Self.malformed, at: .start, "The file is empty", help: "\(kind.name) starts with <?xml version=\"1.0\"?>")
      }
      return false
    }
    guard [0x3C, 0x20, 0x09, 0x0A, 0x0D].contains(first) else {
      report(
        Self.malformed, at: .start, "The file does not start with <, so it is not XML",
        help: "Check that this is the right file and that nothing comes before its first <")
      return false
    }
    if let isReported = reportDeclaration() { return !isReported }
    checkEncoding()
    return true
  }

  /// How many bytes of the document are looked at for its XML declaration.
  private static let declarationLength = 4096

  /// Reports what is wrong with the XML declaration, if anything is; answers whether it was told or the parser has to be
  /// asked.
  private mutating func reportDeclaration() -> Bool? {
    let head = input.window.bytes(in: 0..<Self.declarationLength)
    let isWhole = head.count < Self.declarationLength
    guard let defect = XMLDeclaration.defect(in: head, isWhole: isWhole) else { return nil }
    if let bad = input.firstInvalidUTF8(in: 0..<head.count), bad.lowerBound <= defect.range.upperBound {
      if isWhole, bad.upperBound == head.count { return false }
      report(XMLInput.BadSequence(bytes: input.window.bytes(in: bad), offset: bad.lowerBound, isCut: false))
      return true
    }
    let span = SourceSpan(
      start: input.positionAhead(at: defect.range.lowerBound), end: input.positionAhead(at: defect.range.upperBound))
    report(Self.malformed, at: span, defect.message, help: defect.help)
    return true
  }

  private mutating func checkEncoding() {
    let encoding = input.encoding
    guard encoding.contradictingDeclaration != nil || encoding.unsupportedDeclaration != nil else { return }
    let head = input.window.bytes(in: 0..<1024)[...]
    let value = TextEncoding.encodingValue(in: head) ?? head.startIndex..<head.startIndex
    let span = SourceSpan(
      start: input.positionAhead(at: value.lowerBound), end: input.positionAhead(at: value.upperBound))
    if let declared = encoding.contradictingDeclaration {
      report(
        Self.malformed, at: span,
        "The file says that it is written in \(declared), but it is written in \(encoding.name)",
        help: "Write encoding=\"\(encoding.name.hasPrefix("UTF-16") ? "UTF-16" : encoding.name)\"")
    } else if let declared = encoding.unsupportedDeclaration {
      report(
        Self.malformed, at: span, "The encoding \(declared) is not known; the file is read as UTF-8",
        help: "Save the file as UTF-8 and write encoding=\"UTF-8\"")
    }
  }

  /// Notes what the parser let pass: bytes that are no characters, and NUL, which it takes for the end.
  mutating func parserEnded(isWellFormed: Bool) {
    if let bad = input.badSequence {
      report(bad)
    } else if offset < input.window.end || !isWellFormed {
      reportFatal(ParserError(code: 0, level: 0, name: nil, message: nil))
    }
  }

  /// Reports an error of the parser and stops if it is fatal. A namespace error is not fatal and is reported only once.
  mutating func parserReported(_ error: ParserError) {
    guard !isStopped, error.level >= Int32(XML_ERR_ERROR.rawValue) else { return }
    if error.level == Int32(XML_ERR_ERROR.rawValue) { return reportNamespaceError(error) }
    reportFatal(error)
    stop()
  }

  /// Records that there is a DOCTYPE, at its `<`.
  mutating func reportDoctype() {
    report(
      "doctype-present", at: input.positionAhead(at: tokenStart),
      "The file has a DOCTYPE\(kind.doctypeDefect), and its entities could hide or multiply text",
      help:
        "Remove \(kind.allowsDoctype ? "the declarations" : "the DOCTYPE") and write out its entities; the rest of the file was not read"
    )
  }

  // MARK: The parser's errors

  private mutating func reportNamespaceError(_ error: ParserError) {
    // libxml2 reports them before it knows whether the tag is readable; if it is not, another error follows.
    let begin = input.window.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
    let reason = XMLDefect(namespaceError: error)
    reportNamespaces(ofTagAt: begin, reason.message, help: reason.help)
  }

  private mutating func reportFatal(_ error: ParserError) {
    let place = offset
    withdrawNamespaceDefect(ofTagAt: tokenStart)
    if startsDoctype(at: tokenStart) { return reportDoctype() }
    if error.code == XML_ERR_NAME_TOO_LONG.rawValue {
      exceeded("a name", XMLLimits.nameLength, "bytes", at: tokenStart, help: "Shorten the name")
      return
    }
    if isCutOff(at: place) { return reportEnd() }
    let scanned = max(lastEventOffset, input.window.start)..<max(lastEventOffset, input.window.start, place + 16)
    if let bad = input.firstInvalidUTF8(in: scanned), bad.lowerBound <= place + 4 {
      let bytes = input.window.bytes(in: bad)
      return report(XMLInput.BadSequence(bytes: bytes, offset: bad.lowerBound, isCut: false))
    }
    if let forbidden = forbiddenCharacter(at: place) {
      return report(
        Self.malformed, at: input.positionAhead(at: place), "XML does not allow the character \(forbidden)",
        help: "Remove it")
    }
    if XMLDefect.codesOfTheEnd.contains(error.code) || place >= input.window.end, input.isExhausted,
      input.served == input.window.end
    {
      return reportEnd()
    }
    if XMLDefect.codesOfReferences.contains(error.code) || input.window.byte(at: place - 1) == UInt8(ascii: "&") {
      return reportReference(before: place, error)
    }
    if XMLDefect.codesOfMarkup.contains(error.code), reportToken() { return }
    let reason = XMLDefect(error, in: kind)
    switch reason.anchor {
    case .place: report(Self.malformed, at: input.positionAhead(at: place), reason.message, help: reason.help)
    case .token: report(Self.malformed, at: input.positionAhead(at: tokenStart), reason.message, help: reason.help)
    case .sectionEnd:
      // The parser's place is where the piece of text starts.
      let anchor = (max(place - 2, lastEventOffset)..<max(place, input.window.end)).first {
        let first = input.window.byte(at: $0)
        return first == UInt8(ascii: "]") && input.window.bytes(in: $0..<$0 + 3).elementsEqual("]]>".utf8)
      }
      report(Self.malformed, at: input.positionAhead(at: anchor ?? place), reason.message, help: reason.help)
    case .endTag: reportMismatch(at: place)
    case .attribute: reportDuplicate(attribute: error.name, at: place, reason)
    }
  }

  /// Whether the parser, which is at `place`, has only seen that the file is cut off: in the middle of a character, or
  /// of what starts a comment, a CDATA section or a tag.
  private func isCutOff(at place: Int) -> Bool {
    guard input.isExhausted, input.served == input.window.end else { return false }
    if let cut = input.cutCharacter, place <= cut.offset {
      let between = input.window.bytes(in: place..<cut.offset)[...]
      if between.isEmpty || XMLName.prefix(of: [0x5F] + between).count == between.count + 1 { return true }
    } else if input.cutCharacter != nil {
      return true
    }
    let token = bytes(from: tokenStart)
    if ["<!--", "<![CDATA[", "<!DOCTYPE"].contains(where: { $0.utf8.starts(with: token) }) { return !token.isEmpty }
    // Two hyphens may be the start of the comment's end.
    return place + 2 >= input.window.end && input.window.bytes(in: place..<input.window.end).elementsEqual("--".utf8)
      && token.starts(with: "<!--".utf8)
  }

  /// Reports what is wrong with the tag, comment or instruction that the parser is reading; false if this is not known.
  private mutating func reportToken() -> Bool {
    let begin = tokenStart
    let token = bytes(from: begin)[...]
    guard token.first == UInt8(ascii: "<") else { return false }
    switch token.dropFirst().first {
    case UInt8(ascii: "?"): return reportInstruction(token.dropFirst(2), at: begin)
    case UInt8(ascii: "!"):
      if token.starts(with: "<!--".utf8) || token.starts(with: "<![CDATA[".utf8) { return false }
      report(
        Self.malformed, at: input.positionAhead(at: begin),
        "Found <! that starts neither a comment (<!--) nor a CDATA section (<![CDATA[)",
        help: "Correct its spelling, or write &lt; for the character <")
      return true
    case UInt8(ascii: "/") where openElements.isEmpty:
      reportMismatch(at: begin + 1)
      return true
    default: break
    }
    switch TagScan.outcome(of: token) {
    case .fine: return false
    case .unfinished:
      guard input.isExhausted, input.served == input.window.end else { return false }
      reportEnd()
    case .defect(let index, let message, let help):
      report(Self.malformed, at: input.positionAhead(at: begin + index), message, help: help)
    }
    return true
  }

  /// Reports what is wrong with the processing instruction that starts at `begin` and goes on with `rest`; false if this
  /// is not known.
  private mutating func reportInstruction(_ rest: ArraySlice<UInt8>, at begin: Int) -> Bool {
    let name = XMLName.prefix(of: rest)
    let isReserved = name.count == 3 && zip(name, "xml".utf8).allSatisfy { $0 | 0x20 == $1 }
    guard name.isEmpty || isReserved else { return false }
    let shown = String(decoding: name, as: UTF8.self)
    let place = input.positionAhead(at: begin)
    if name.isEmpty {
      report(
        Self.malformed, at: place, "Found <? without a name after it",
        help: "Write &lt;? for the characters, or <?name …?> for a processing instruction")
    } else if name.elementsEqual("xml".utf8) {
      report(
        Self.malformed, at: place, "Found an XML declaration (<?xml …?>) after the start of the file",
        help: "Make it the very first thing in the file, or remove it")
    } else {
      report(
        Self.malformed, at: place, "Found <?\(shown); the XML declaration is written <?xml",
        help: "Write xml in lower case, at the very start of the file")
    }
    return true
  }
}
