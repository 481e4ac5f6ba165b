import WatchwordBasics

/// The XML declaration (XML 1.0, section 2.8): `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`.
struct XMLDeclaration {
  private static let names: [ExactText] = ["version", "encoding", "standalone"]
  private static let whole = "Write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  private let bytes: [UInt8]
  /// Whether `bytes` are the whole file.
  private let isWhole: Bool
  private var next = 5

  /// Returns the offset after the declaration at the start of the document, or 0 if there is none.
  ///
  /// `head` is the start of the document in UTF-8; `isWhole` is true if it is the whole document.
  static func end(in head: [UInt8], isWhole: Bool) throws(XMLDefect) -> Int {
    guard head.starts(with: "<?xml".utf8), head.count == 5 || !XMLName.continues(with: head[5...]) else { return 0 }
    var declaration = XMLDeclaration(bytes: head, isWhole: isWhole)
    try declaration.read()
    return declaration.next
  }

  private init(bytes: [UInt8], isWhole: Bool) {
    self.bytes = bytes
    self.isWhole = isWhole
  }

  private mutating func read() throws(XMLDefect) {
    var seen: [ExactText] = []
    while true {
      let begin = next
      skipSpace()
      if bytes[next...].starts(with: "?>".utf8) {
        if seen.isEmpty {
          throw XMLDefect(in: 0..<next + 2, "The XML declaration has no version", help: Self.whole)
        }
        next += 2
        return
      }
      let name = try name(after: begin)
      try check(name, seen: seen)
      seen.append(name)
      try readValue(of: name)
    }
  }

  // MARK: Names

  private mutating func name(after begin: Int) throws(XMLDefect) -> ExactText {
    let first = next
    while let byte = peek(), !ASCII.isSpace(byte), !"=?><\"'".utf8.contains(byte) { next += 1 }
    guard next > first else { throw unexpected(at: first) }
    let name = ExactText(utf8: bytes[first..<next])
    guard first > begin else {
      throw XMLDefect(
        in: first..<next, "A space is missing before \(name.clipped) in the XML declaration",
        help: Self.whole)
    }
    return name
  }

  private func unexpected(at offset: Int) -> XMLDefect {
    guard offset < bytes.count else { return ends() }
    if bytes[offset] == UInt8(ascii: "<") {
      return XMLDefect(in: 0..<5, "The XML declaration is not closed: ?> is missing", help: "Put ?> at its end")
    }
    if bytes[offset] == UInt8(ascii: ">") || bytes[offset] == UInt8(ascii: "?") {
      if offset + 1 == bytes.count, bytes[offset] == UInt8(ascii: "?") { return ends() }
      return XMLDefect(
        in: offset..<offset + 1, "The XML declaration does not end with ?>", help: "Write ?> at its end")
    }
    let found = Character(UnicodeScalar(bytes[offset]))
    return XMLDefect(
      in: offset..<offset + 1, "Found \(found) in the XML declaration; expected the name of a value",
      help: Self.whole)
  }

  /// Returns the defect of a file that ends inside the declaration.
  private func ends() -> XMLDefect {
    guard isWhole else { return .exceeded("the XML declaration", bytes.count, "bytes", at: 0, help: Self.whole) }
    return XMLDefect(
      in: bytes.count..<bytes.count, "The file ends inside the XML declaration",
      help: "The file is cut off: save or download it again")
  }

  private func check(_ name: ExactText, seen: [ExactText]) throws(XMLDefect) {
    let range = next - name.count..<next
    guard let index = Self.names.firstIndex(of: name) else {
      if next == bytes.count { throw ends() }
      throw XMLDefect(
        in: range,
        "Found \(name.clipped) in the XML declaration, which allows only version, encoding and standalone",
        help: Self.whole)
    }
    if seen.contains(name) {
      throw XMLDefect(in: range, "The XML declaration has \(name) twice", help: "Keep one of them")
    }
    let isFirst = seen.isEmpty
    let isInOrder = seen.allSatisfy(Self.names[..<index].contains)
    guard isFirst == (index == 0), isInOrder else {
      throw XMLDefect(
        in: range,
        isFirst
          ? "The XML declaration starts with \(name); expected version"
          : "The XML declaration has \(name) in the wrong place; the order is version, encoding, standalone",
        help: Self.whole)
    }
  }

  // MARK: Values

  private mutating func readValue(of name: ExactText) throws(XMLDefect) {
    let example = name == "version" ? "1.0" : name == "encoding" ? "UTF-8" : "yes"
    let help = "Write \(name)=\"\(example)\""
    skipSpace()
    if next == bytes.count { throw ends() }
    guard peek() == UInt8(ascii: "=") else {
      throw XMLDefect(in: next..<next, "Expected = after \(name) in the XML declaration", help: help)
    }
    next += 1
    skipSpace()
    let open = next
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      if next == bytes.count { throw ends() }
      throw XMLDefect(
        in: open..<open, "The value of \(name) in the XML declaration is not in quotation marks (\" or ')",
        help: help)
    }
    next += 1
    while let byte = peek(), byte != quote, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") { next += 1 }
    guard peek() == quote else {
      if next == bytes.count { throw ends() }
      throw XMLDefect(
        in: open..<open + 1,
        "The value of \(name) in the XML declaration has no closing quotation mark (\(Character(UnicodeScalar(quote))))",
        help: help)
    }
    try check(bytes[open + 1..<next], of: name, help: help)
    next += 1
  }

  private func check(_ value: ArraySlice<UInt8>, of name: ExactText, help: String) throws(XMLDefect) {
    let shown = String(decoding: value, as: UTF8.self).clipped
    if name == "version" {
      // Any version of XML 1 is read as XML 1.0 (section 2.8).
      let digits = value.dropFirst(2)
      if value.starts(with: "1.".utf8), !digits.isEmpty, digits.allSatisfy(ASCII.isDigit) { return }
      throw XMLDefect(in: value.range, "The version of XML is \"\(shown)\"; expected \"1.0\"", help: help)
    }
    if name == "encoding" {
      let isName = value.allSatisfy { byte in
        ASCII.isLetter(byte) || ASCII.isDigit(byte) || "._-".utf8.contains(byte)
      }
      if let first = value.first, ASCII.isLetter(first), isName { return }
      throw XMLDefect(in: value.range, "\"\(shown)\" is not the name of an encoding", help: help)
    }
    if value.elementsEqual("yes".utf8) || value.elementsEqual("no".utf8) { return }
    throw XMLDefect(in: value.range, "The value of standalone is \"\(shown)\"; expected yes or no", help: help)
  }

  // MARK: Bytes

  private func peek() -> UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), ASCII.isSpace(byte) { next += 1 }
  }
}

extension ArraySlice {
  /// The index range of the elements.
  fileprivate var range: Range<Int> { startIndex..<endIndex }
}
