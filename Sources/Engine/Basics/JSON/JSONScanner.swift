/// A scanner of the tokens of a JSON text (RFC 8259).
///
/// ``JSONReader`` and ``JSONTree`` build trees from its tokens. It never traps and takes linear time.
struct JSONScanner {
  /// The maximum depth of nesting.
  static let maximumDepth = 64

  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0
  private var depth = 0

  /// A string token.
  struct Quoted {
    /// The bytes of the token, including quotation marks.
    let range: Range<Int>
    /// Whether the string contains a backslash, so that its value differs from its written form.
    let hasEscapes: Bool
  }

  /// Creates a scanner at the beginning of `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: - Documents

  /// Moves to the value of the document. Returns whether a byte-order mark, which JSON does not allow, was skipped.
  mutating func start() throws(JSONDefect) -> Bool {
    if ByteOrderMark.isUTF16(bytes) {
      throw JSONDefect(
        .malformedJSON, range: 0..<2, message: "The text is in UTF-16; expected UTF-8",
        help: "Save the file as UTF-8")
    }
    let hasByteOrderMark = bytes.starts(with: ByteOrderMark.utf8)
    if hasByteOrderMark { offset = ByteOrderMark.utf8.count }
    skipBlanks()
    guard offset < bytes.count else { throw defect(offset..<offset, "The text is empty; expected a JSON value") }
    return hasByteOrderMark
  }

  /// Checks that nothing follows the value of the document.
  mutating func end() throws(JSONDefect) {
    skipBlanks()
    guard offset == bytes.count else {
      throw defect(
        offset..<bytes.count, "Found \(found()) after the value; expected the end of the text",
        help: "Remove what follows the value, or put both into one list")
    }
  }

  // MARK: - Containers

  /// Enters the object or list that starts here. Returns whether it has any content.
  mutating func enter(closedBy close: Unicode.Scalar) throws(JSONDefect) -> Bool {
    guard depth < Self.maximumDepth else {
      throw JSONDefect(
        .limitExceeded, range: offset..<(offset + 1),
        message: "Values are nested more than \(Self.maximumDepth) levels deep",
        help: "Check whether this is the right file, and how it was made")
    }
    depth += 1
    offset += 1
    skipBlanks()
    return !leave(close)
  }

  /// Moves to the next member or value of the container. Returns false at its end, after moving past it.
  mutating func advanceToNext(closedBy close: Unicode.Scalar) throws(JSONDefect) -> Bool {
    skipBlanks()
    if leave(close) { return false }
    guard skip(",") else { throw unexpected("\",\" or \"\(close)\" after a value", help: separatorHint()) }
    skipBlanks()
    if let next = peek(), UInt32(next) == close.value {
      throw defect(
        offset..<(offset + 1), "Found \(found()); expected another value after the comma",
        help: "Remove the comma before it")
    }
    return true
  }

  private mutating func leave(_ close: Unicode.Scalar) -> Bool {
    guard skip(close) else { return false }
    depth -= 1
    return true
  }

  /// Reads the name of a member and moves to its value.
  mutating func name() throws(JSONDefect) -> Quoted {
    guard peek() == UInt8(ascii: "\"") else { throw unexpected("a name in double quotation marks", help: nameHint()) }
    let name = try string()
    try skipNameSeparator()
    return name
  }

  /// Moves from the end of a name to the value.
  private mutating func skipNameSeparator() throws(JSONDefect) {
    skipBlanks()
    guard skip(":") else { throw unexpected("\":\" between a name and its value") }
    skipBlanks()
  }

  // MARK: - Scalars

  /// Reads a number, a truth value or `null`.
  mutating func scalar() throws(JSONDefect) -> JSONValue {
    switch peek() {
    case nil: throw unexpected("a value")
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try .number(number())
    default: try word()
    }
  }

  private mutating func number() throws(JSONDefect) -> JSONNumber {
    let start = offset
    _ = skip("-")
    let first = peek()
    let digits = skipDigits()
    guard digits > 0 else { throw unexpected("a digit") }
    if digits > 1, first == UInt8(ascii: "0") {
      throw defect(start..<offset, "Found a number with a leading zero", help: "Remove the zero")
    }
    if skip(".") {
      guard skipDigits() > 0 else { throw unexpected("a digit after the decimal point") }
    }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() > 0 else { throw unexpected("a digit in the exponent") }
    }
    return JSONNumber(text: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func word() throws(JSONDefect) -> JSONValue {
    let start = offset
    while let byte = peek(), byte.isWordByte { offset += 1 }
    let word = bytes[start..<offset]
    switch ExactText(utf8: word) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    offset = start
    throw unexpected("a value", help: wordHint(word))
  }

  /// Reads the string that starts here. Checks that its bytes are UTF-8 and that its escapes are valid.
  mutating func string() throws(JSONDefect) -> Quoted {
    let start = offset
    let scan = bytes.withUnsafeBufferPointer { StringScan($0, from: start + 1) }
    offset = scan.end
    guard let last = peek() else {
      throw defect(
        start..<offset, "Found the end of the text inside a string; expected a double quotation mark (\")",
        help: "Close the string that starts here")
    }
    // An invalid escape comes before the control character, so it is reported first.
    if scan.hasEscapes { try checkEscapes(in: start + 1..<offset) }
    guard last == UInt8(ascii: "\"") else {
      throw defect(
        offset..<(offset + 1), "Found \(Self.name(ofControl: last)) inside a string",
        help: "Write it as an escape, such as \\n for a line break, or close the string before it")
    }
    if !scan.isASCII, !isUTF8(start + 1..<offset) {
      throw JSONDefect(
        .invalidUTF8, range: start..<offset + 1, message: "The string has bytes that are not UTF-8",
        help: "Save the file as UTF-8")
    }
    offset += 1
    return Quoted(range: start..<offset, hasEscapes: scan.hasEscapes)
  }

  /// Returns the value of a string that was read.
  func text(of quoted: Quoted) -> ExactText {
    let content = quoted.range.lowerBound + 1..<quoted.range.upperBound - 1
    guard quoted.hasEscapes else { return ExactText(utf8: bytes[content]) }
    return ExactText(utf8: JSONEscapes.decoded(bytes, content))
  }

  // MARK: - Moving

  /// Returns the next byte, or `nil` at the end.
  @inline(__always)
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  @inline(__always)
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek(), UInt32(byte) == character.value else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek(), ASCII.isDigit(byte) { offset += 1 }
    return offset - start
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset &+= 1
    }
  }
}

extension UInt8 {
  var isWordByte: Bool {
    ASCII.isLetter(self) || ASCII.isDigit(self) || self == UInt8(ascii: "_")
  }
}
