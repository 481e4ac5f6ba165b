import CLibXML2
import Diagnostics

/// What keeps a document from being XML: libxml2's reasons, found in the bytes and put into plain words.
extension XMLReader {
  private static let id: ExactText = "malformed-xml"

  // MARK: Before and behind the parser

  /// Whether the parser can be asked at all; notes what is wrong with the encoding and the very start.
  mutating func startsLikeXML() -> Bool {
    let encoding = input.encoding
    if encoding.contradictingDeclaration != nil || encoding.unsupportedDeclaration != nil {
      let head = input.window.bytes(in: 0..<1024)[...]
      let value = TextEncoding.encodingValue(in: head) ?? head.startIndex..<head.startIndex
      let first = value.lowerBound
      let span = SourceSpan(
        start: input.positionAhead(at: first), end: input.positionAhead(at: first + value.count))
      if let declared = encoding.contradictingDeclaration {
        report(
          Self.id, at: span, "The file says that it is written in \(declared), but it is written in \(encoding.name)",
          help: "Write encoding=\"\(encoding.name.hasPrefix("UTF-16") ? "UTF-16" : encoding.name)\"")
      } else if let declared = encoding.unsupportedDeclaration {
        report(
          Self.id, at: span, "The encoding \(declared) is not known; the file is read as UTF-8",
          help: "Save the file as UTF-8 and write encoding=\"UTF-8\"")
      }
    }
    guard let first = input.window.byte(at: 0) else {
      if let bad = input.badSequence {
        report(bad)
      } else {
        report(Self.id, at: .start, "The file is empty", help: "An XLIFF file starts with <?xml version=\"1.0\"?>")
      }
      return false
    }
    guard [0x3C, 0x20, 0x09, 0x0A, 0x0D].contains(first) else {
      report(
        Self.id, at: .start, "The file does not start with <, so it is not XML",
        help: "Check that this is the right file and that nothing was put in front of it")
      return false
    }
    return true
  }

  /// Notes what the parser let pass: bytes that are no characters, and NUL, which it takes for the end.
  mutating func parserEnded(isWellFormed: Bool) {
    if let bad = input.badSequence {
      report(bad)
    } else if offset < input.window.end || !isWellFormed {
      reportFatal(code: XML_ERR_INTERNAL_ERROR.rawValue, name: nil)
    }
  }

  /// Notes an error of the parser and stops if it is fatal; a namespace error is not, and is told once.
  mutating func parserReported(code: Int, level: Int, name: UnsafePointer<UInt8>?) {
    guard !isStopped, level >= Int(XML_ERR_ERROR.rawValue) else { return }
    let code = UInt32(truncatingIfNeeded: code)
    if level == Int(XML_ERR_ERROR.rawValue) {
      let last = input.window.byte(at: offset)
      guard last == UInt8(ascii: ">") || last == UInt8(ascii: "/"),
        !hasNamespaceError
      else { return }
      hasNamespaceError = true
      let begin = input.window.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? offset
      let names = name.map { " \(Self.excerpt(String(cString: $0)))" } ?? ""
      report(
        Self.id, at: input.positionAhead(at: begin),
        code == XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue
          ? "The namespace prefix\(names) is not declared" : "The namespaces of this element are not well-formed",
        help: Self.namespaceHelp)
      return
    }
    reportFatal(code: code, name: name)
    stop()
  }

  private static let namespaceHelp = "Declare the prefix with xmlns:prefix=\"…\" or write the element without it"

  /// Notes that there is a DOCTYPE, at its `<`.
  mutating func reportDoctype() {
    report(
      "doctype-present", at: input.positionAhead(at: tokenStart),
      "The file has a DOCTYPE; XLIFF needs none, and its entities could hide or multiply text",
      help: "Remove the DOCTYPE and write out its entities; nothing behind it was read")
  }

  // MARK: The parser's errors

  private mutating func reportFatal(code: UInt32, name: UnsafePointer<UInt8>?) {
    let place = offset
    if openElements.isEmpty, input.window.bytes(in: tokenStart..<tokenStart + 9).elementsEqual("<!DOCTYPE".utf8) {
      return reportDoctype()
    }
    let scanned = max(lastEventOffset, input.window.start)..<max(lastEventOffset, input.window.start, place + 16)
    if let bad = input.firstInvalidUTF8(in: scanned), bad.lowerBound <= place + 4,
      !(bad.upperBound == input.window.end && input.isExhausted && isTruncated(bad))
    {
      return report((input.window.bytes(in: bad), bad.lowerBound))
    }
    if let forbidden = forbiddenCharacter(at: place) {
      return report(
        Self.id, at: input.positionAhead(at: place), "XML does not allow the character \(forbidden)",
        help: "Remove it")
    }
    if place >= input.window.end || Self.codesOfTheEnd.contains(code), input.isExhausted,
      input.served == input.window.end
    {
      return reportEnd()
    }
    let isReference = code == XML_ERR_NAME_REQUIRED.rawValue && input.window.byte(at: place - 1) == UInt8(ascii: "&")
    let reason = MalformedXML(
      code: isReference ? XML_ERR_ENTITYREF_NO_NAME.rawValue : code, name: name.map { String(cString: $0) })
    switch reason.anchor {
    case .place: report(Self.id, at: input.positionAhead(at: place), reason.message, help: reason.help)
    case .before(let byte):
      let anchor = input.window.lastOffset(of: byte, before: place) ?? place
      report(Self.id, at: input.positionAhead(at: max(anchor, lastEventOffset)), reason.message, help: reason.help)
    case .sectionEnd:
      // The parser's place is where the piece of text starts.
      let anchor = (max(place - 2, lastEventOffset)..<max(place, input.window.end)).first {
        let first = input.window.byte(at: $0)
        return first == UInt8(ascii: "]") && input.window.bytes(in: $0..<$0 + 3).elementsEqual("]]>".utf8)
      }
      report(Self.id, at: input.positionAhead(at: anchor ?? place), reason.message, help: reason.help)
    case .endTag: reportMismatch(at: place)
    case .attribute: reportDuplicate(attribute: name, at: place, reason)
    }
  }

  /// The errors that mean the end of the file where everything was read.
  private static let codesOfTheEnd: Set<UInt32> = [
    XML_ERR_COMMENT_NOT_FINISHED.rawValue, XML_ERR_CDATA_NOT_FINISHED.rawValue, XML_ERR_PI_NOT_FINISHED.rawValue,
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue, XML_ERR_TAG_NOT_FINISHED.rawValue,
  ]

  private func isTruncated(_ sequence: Range<Int>) -> Bool {
    guard let first = input.window.byte(at: sequence.lowerBound), first >= 0xC2, first <= 0xF4 else { return false }
    return sequence.count < UTF8Length.ofSequence(startingWith: first)
  }

  private mutating func reportEnd() {
    if let bad = input.badSequence { return report(bad) }
    let end = input.positionAhead(at: input.window.end)
    let token = tokenStart
    var place = "before its first element"
    if let kind = tokenKind(at: token) {
      place = "inside the \(kind) of \(Self.words(input.positionAhead(at: token)))"
    } else if let open = openElements.last {
      let name = Self.excerpt(String(cString: open.name))
      place = "before the </\(name)> that closes the <\(name)> of \(Self.words(open.start.position))"
    }
    report(
      Self.id, at: end, "The file ends \(place)", help: "The file is cut off: write or fetch it again")
  }

  private mutating func report(_ bad: (bytes: [UInt8], offset: Int)) {
    let digits = Array("0123456789ABCDEF")
    let shown = bad.bytes.prefix(input.encoding.unitWidth)
    let bytes = shown.map { "0x\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
    report(
      Self.id, at: input.positionAhead(at: bad.offset),
      "The \(shown.count == 1 ? "byte" : "bytes") \(bytes) cannot be read as \(input.encoding.name)",
      help: "Save the file as UTF-8, or write its real encoding into its first line")
  }

  private mutating func reportMismatch(at place: Int) {
    let begin = input.window.lastOffset(of: UInt8(ascii: "<"), before: place) ?? place
    let name = input.window.bytes(in: begin + 2..<begin + 82).prefix {
      ![0x20, 0x09, 0x0A, 0x0D, 0x3E, 0x3C].contains($0)
    }
    let closing = Self.excerpt(String(decoding: name, as: UTF8.self))
    var message = "</\(closing)> closes nothing"
    var help = "Remove it"
    if let open = openElements.last {
      let opening = Self.excerpt(String(cString: open.name))
      message =
        "</\(closing)> stands where </\(opening)> must close the <\(opening)> of \(Self.words(open.start.position))"
      help = "Put </\(opening)> in front of it, or remove it"
    }
    report(Self.id, at: input.positionAhead(at: begin), message, help: help)
  }

  private mutating func reportDuplicate(attribute name: UnsafePointer<UInt8>?, at place: Int, _ reason: MalformedXML) {
    let begin = max(input.window.lastOffset(of: UInt8(ascii: "<"), before: place) ?? place, lastEventOffset)
    let wanted = name.map { Array(String(cString: $0).utf8) } ?? []
    let found = AttributeScan.attributes(in: input.window.bytes(in: begin..<place)[...]).filter {
      $0.name.elementsEqual(wanted)
    }
    let anchor = found.count > 1 ? begin + found[1].name.startIndex : begin
    report(Self.id, at: input.positionAhead(at: anchor), reason.message, help: reason.help)
  }

  // MARK: Looking

  /// Where the piece starts that the parser is reading: behind the latest event, white space and the XML declaration.
  private var tokenStart: Int {
    var begin = lastEventOffset
    if begin == 0, input.window.bytes(in: 0..<5).elementsEqual("<?xml".utf8) {
      while let byte = input.window.byte(at: begin), byte != UInt8(ascii: ">") { begin += 1 }
      begin += 1
    }
    guard openElements.isEmpty else { return begin }
    while let byte = input.window.byte(at: begin), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { begin += 1 }
    return begin
  }

  private func tokenKind(at begin: Int) -> String? {
    guard input.window.byte(at: begin) == UInt8(ascii: "<") else { return nil }
    let head = input.window.bytes(in: begin..<begin + 4)
    if head.starts(with: "<!--".utf8) { return "comment" }
    if head.starts(with: "<![".utf8) { return "CDATA section" }
    if head.starts(with: "<?".utf8) { return "processing instruction" }
    return "tag"
  }

  /// The name of the character at `offset` if XML 1.0 forbids it (section 2.2).
  private func forbiddenCharacter(at offset: Int) -> String? {
    guard let byte = input.window.byte(at: offset) else { return nil }
    if byte < 0x20, ![0x09, 0x0A, 0x0D].contains(byte) {
      return "U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
    switch input.window.bytes(in: offset..<offset + 3) {
    case [0xEF, 0xBF, 0xBE]: return "U+FFFE"
    case [0xEF, 0xBF, 0xBF]: return "U+FFFF"
    default: return nil
    }
  }

  private static func words(_ position: SourcePosition) -> String {
    "line \(position.line), column \(position.column)"
  }

  /// A name from the file, cut to what fits into a sentence.
  static func excerpt(_ name: String) -> String {
    name.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(name.unicodeScalars.prefix(60))) + "…" : name
  }
}

/// One of libxml2's reasons: where it shows, what it means, and what to do.
private struct MalformedXML {
  enum Anchor {
    case place, endTag, attribute, sectionEnd
    case before(UInt8)
  }

  var anchor: Anchor = .place
  let message: String
  var help: String?

  init(code: UInt32, name: String?) {
    let name = name.map { XMLReader.excerpt($0) } ?? ""
    switch xmlParserErrors(rawValue: code) {
    case XML_ERR_TAG_NAME_MISMATCH: self.init(.endTag, "", nil)
    case XML_ERR_ATTRIBUTE_REDEFINED, XML_NS_ERR_ATTRIBUTE_REDEFINED:
      self.init(.attribute, "The attribute \(name) stands twice in one tag", "Keep one of them")
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      self.init(
        .ampersand, "The entity &\(name); is not declared; XML itself knows &amp; &lt; &gt; &quot; &apos;",
        "Write the character itself, or &amp;\(name); for the text &\(name);")
    case XML_ERR_ENTITYREF_NO_NAME, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      self.init(.ampersand, "An & starts no reference here", "Write &amp; for an ampersand")
    case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_CHAR:
      self.init(
        .ampersand, "This reference stands for no character that XML allows", "Write the character itself or remove it")
    case XML_ERR_LT_IN_ATTRIBUTE: self.init(.place, "A < stands in the value of an attribute", "Write &lt;")
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      self.init(.place, "The value of an attribute is not in quotation marks", "Write name=\"value\"")
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      self.init(.place, "The attribute \(name) has no value", "Write \(name)=\"value\"")
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      self.init(.place, "The value of an attribute does not end", "Put a quotation mark behind it")
    case XML_ERR_SPACE_REQUIRED: self.init(.place, "A space is missing here", "Put a space between the two")
    case XML_ERR_GT_REQUIRED: self.init(.place, "A > is missing here: the tag does not end", "Put a > behind the tag")
    case XML_ERR_MISPLACED_CDATA_END: self.init(.sectionEnd, "]]> stands in a text", "Write ]]&gt;")
    case XML_ERR_HYPHEN_IN_COMMENT: self.init(.place, "-- stands inside a comment", "Write other characters for it")
    case XML_ERR_RESERVED_XML_NAME:
      self.init(.angle, "<?xml …?> stands behind the start of the file", "Put it first or remove it")
    case XML_ERR_DOCUMENT_END:
      self.init(.place, "Something stands behind the end of the root element", "Remove it, or the early end tag")
    case XML_ERR_DOCUMENT_EMPTY:
      self.init(.place, "The first element is missing here", "An XLIFF file starts with <xliff>")
    case XML_ERR_NAME_REQUIRED:
      self.init(.angle, "A < starts no tag here", "Write &lt; for the character <")
    default: self.init(.place, "This is not XML (libxml2's error \(code))", "Look at the characters at this place")
    }
  }

  private init(_ anchor: Anchor, _ message: String, _ help: String?) {
    self.anchor = anchor
    self.message = message
    self.help = help
  }
}

extension MalformedXML.Anchor {
  fileprivate static let ampersand = MalformedXML.Anchor.before(UInt8(ascii: "&"))
  fileprivate static let angle = MalformedXML.Anchor.before(UInt8(ascii: "<"))
}
