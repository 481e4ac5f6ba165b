import WatchwordDiagnostics

/// The reports about defects that are found in the document's bytes.
extension XMLReader {
  // MARK: The end of the file

  mutating func reportEnd() {
    if let bad = input.badSequence, !bad.isCut { return report(bad) }
    let cut = input.cutCharacter
    let token = tokenStart
    let kind = tokenKind(at: token)
    if cut == nil, let kind, let close = kind.close, holdsRootEnd(from: token) {
      return report(
        Self.malformed, at: input.positionAhead(at: token),
        "The \(kind.name) that starts here does not end: \(close) is missing",
        help: "Put \(close) where it ends")
    }
    var place = "before its first element"
    if let kind {
      place = "inside the \(kind.name) of \(Self.words(input.positionAhead(at: token)))"
    } else if token > input.window.end {
      place = "inside the XML declaration"
    } else if let open = openElements.last {
      let name = String(cString: open.name).clipped
      place = "before the </\(name)> that closes the <\(name)> of \(Self.words(open.start.position))"
    } else if hasRoot {
      place = "after its root element"
    }
    let middle = cut.map { "in the middle of a character (\(Self.hexadecimal($0.bytes))), " } ?? ""
    report(
      Self.malformed, at: input.positionAhead(at: cut?.offset ?? input.window.end), "The file ends \(middle)\(place)",
      help: "The file is cut off: save or download it again")
  }

  /// Whether the end tag of the root stands after `offset`: the file is whole then, and what starts there has no end.
  private func holdsRootEnd(from offset: Int) -> Bool {
    if hasRoot, openElements.isEmpty { return true }
    let name = openElements.first.map { String(cString: $0.name) } ?? kind.root
    let tag = Array("</".utf8) + Array(name.utf8)
    let rest = bytes(from: offset)
    var end = rest.endIndex
    while let start = rest[..<end].lastIndex(of: UInt8(ascii: "<")) {
      if rest[start...].starts(with: tag) { return true }
      end = start
    }
    return false
  }

  mutating func report(_ bad: XMLInput.BadSequence) {
    let shown = Array(bad.bytes.prefix(input.encoding.unitWidth))
    report(
      Self.malformed, at: input.positionAhead(at: bad.offset),
      "The \(shown.count == 1 ? "byte" : "bytes") \(Self.hexadecimal(shown)) cannot be read as \(input.encoding.name)",
      help: "Save the file as UTF-8, or write its real encoding into its first line")
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { "0x\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: " ")
  }

  // MARK: Tags and references

  mutating func reportMismatch(at place: Int) {
    let begin = input.window.lastOffset(of: UInt8(ascii: "<"), before: place) ?? place
    let name = input.window.bytes(in: begin + 2..<begin + 82).prefix {
      ![0x20, 0x09, 0x0A, 0x0D, 0x3E, 0x3C].contains($0)
    }
    let closing = String(decoding: name, as: UTF8.self).clipped
    var message = "Found </\(closing)>, but no element is open"
    var help = "Remove it"
    if let open = openElements.last {
      let opening = String(cString: open.name).clipped
      message =
        "Found </\(closing)>; expected </\(opening)> to close the <\(opening)> of \(Self.words(open.start.position))"
      help = "Put </\(opening)> before it, or remove it"
    }
    report(Self.malformed, at: input.positionAhead(at: begin), message, help: help)
  }

  mutating func reportDuplicate(attribute name: String?, at place: Int, _ reason: XMLDefect) {
    let begin = max(input.window.lastOffset(of: UInt8(ascii: "<"), before: place) ?? place, lastEventOffset)
    let wanted = name.map { Array($0.utf8) } ?? []
    let found = AttributeScan.attributes(in: input.window.bytes(in: begin..<place)[...]).filter {
      $0.name.elementsEqual(wanted)
    }
    let anchor = found.count > 1 ? begin + found[1].name.startIndex : begin
    report(Self.malformed, at: input.positionAhead(at: anchor), reason.message, help: reason.help)
  }

  /// Reports what is wrong with the reference before `place`.
  mutating func reportReference(before place: Int, _ error: ParserError) {
    let found = input.window.lastOffset(of: UInt8(ascii: "&"), before: place + 1) ?? place
    let begin = max(found, lastEventOffset)
    let bytes = input.window.bytes(in: begin..<begin + 256).dropFirst()
    var message = "Found an & that does not start a reference"
    var help = "Write &amp; for the character &"
    if bytes.first == UInt8(ascii: "#") {
      (message, help) = Self.defect(ofNumber: bytes.dropFirst())
    } else {
      let name = XMLName.prefix(of: bytes)
      let shown = String(decoding: name, as: UTF8.self).clipped
      if !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ";") {
        message = "The entity &\(shown); is not declared; XML itself defines &amp; &lt; &gt; &quot; &apos;"
        help = "Write the character itself, or &amp;\(shown); for the text &\(shown);"
      } else if ["amp", "lt", "gt", "quot", "apos"].contains(where: { name.elementsEqual($0.utf8) }) {
        message = "The reference &\(shown) has no ; at its end"
        help = "Write &\(shown);"
      }
    }
    report(Self.malformed, at: input.positionAhead(at: begin), message, help: help)
  }

  /// What is wrong with the character reference of which `bytes` stand after `&#`.
  private static func defect(ofNumber bytes: ArraySlice<UInt8>) -> (message: String, help: String) {
    let isHexadecimal = bytes.first == UInt8(ascii: "x")
    let digits = bytes.dropFirst(isHexadecimal ? 1 : 0).prefix { byte in
      (0x30...0x39).contains(byte) || isHexadecimal && (0x61...0x66).contains(byte | 0x20)
    }
    let shown = "&#\(isHexadecimal ? "x" : "")\(String(decoding: digits, as: UTF8.self).clipped)"
    if digits.isEmpty {
      return (
        "Found \(shown) without a number after it", "Write a number, as in &#233; or &#xE9;, or the character itself"
      )
    }
    guard digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: ";") else {
      return ("The reference \(shown) has no ; after its number", "Write \(shown);, or the character itself")
    }
    return (
      "The reference \(shown); does not stand for a character that XML allows",
      "Write the character itself or remove it"
    )
  }

  // MARK: Looking

  /// Where the piece starts that the parser is reading: after the latest event, white space and the XML declaration.
  var tokenStart: Int {
    var begin = lastEventOffset
    if begin == 0, input.window.bytes(in: 0..<5).elementsEqual("<?xml".utf8),
      !XMLName.continues(with: input.window.bytes(in: 5..<9)[...])
    {
      while let byte = input.window.byte(at: begin), byte != UInt8(ascii: ">") { begin += 1 }
      begin += 1
    }
    guard openElements.isEmpty else { return begin }
    while let byte = input.window.byte(at: begin), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { begin += 1 }
    return begin
  }

  /// What was read of the document after `offset`.
  func bytes(from offset: Int) -> [UInt8] { input.window.bytes(in: offset..<max(offset, input.window.end)) }

  /// Whether a DOCTYPE starts at `offset`, in capitals, as it must be, or not.
  func startsDoctype(at offset: Int) -> Bool {
    let bytes = input.window.bytes(in: offset..<offset + 9)
    return bytes.count == 9 && zip(bytes, "<!doctype".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// What starts at `begin` and, where it is not a tag, how it must end.
  func tokenKind(at begin: Int) -> (name: String, close: String?)? {
    guard input.window.byte(at: begin) == UInt8(ascii: "<") else { return nil }
    let head = input.window.bytes(in: begin..<begin + 4)
    if head.starts(with: "<!--".utf8) { return ("comment", "-->") }
    if head.starts(with: "<![".utf8) { return ("CDATA section", "]]>") }
    if head.starts(with: "<?".utf8) { return ("processing instruction", "?>") }
    return ("tag", nil)
  }

  /// The name of the character at `offset` if XML 1.0 forbids it (section 2.2).
  func forbiddenCharacter(at offset: Int) -> String? {
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

}
