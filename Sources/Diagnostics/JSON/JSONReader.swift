/// Reads JSON (RFC 8259) with the place of every value.
///
/// It never traps and takes linear time. Each finding has a line and a column, and says what was found and what was
/// expected. Duplicate names are kept and reported.
public struct JSONReader {
  /// The maximum depth of nesting.
  public static let maximumDepth = 64

  private let source: SourceText
  private var offset = 0
  private var findings: SourceFindings

  /// Reads the JSON value in `source`; the value is `nil` if the JSON is malformed.
  ///
  /// A text of more than `maximumLength` bytes is an error.
  public static func read(_ source: SourceText, maximumLength: Int) -> Reading<JSONNode> {
    var reader = JSONReader(source: source)
    do throws(Defect) {
      return Reading(try reader.document(maximumLength: maximumLength), reader.findings.diagnostics)
    } catch {
      return Reading(nil, reader.findings.diagnostics + [error.diagnostic])
    }
  }

  /// What ends the reading.
  private struct Defect: Error {
    let diagnostic: Diagnostic
  }

  private init(source: SourceText) {
    self.source = source
    findings = SourceFindings(in: source)
  }

  private mutating func document(maximumLength: Int) throws(Defect) -> JSONNode {
    guard source.bytes.count <= maximumLength else {
      throw defect(
        "limit-exceeded", 0..<0,
        "The text is too long; expected at most \(maximumLength) bytes",
        help: "Check whether this is the right file; spaces and line breaks count too")
    }
    if ByteOrderMark.isUTF16(source.bytes) {
      throw defect(
        "malformed-json", 0..<2, "The text is in UTF-16; expected UTF-8", help: "Save the file as UTF-8")
    }
    if source.bytes.starts(with: ByteOrderMark.utf8) {
      offset = 3
      findings.report(
        "byte-order-mark", 0..<3, severity: .info, "The text starts with a byte-order mark, which JSON does not allow",
        help: "Save the file as UTF-8 without a byte-order mark")
    }
    skipBlanks()
    guard offset < source.bytes.count else {
      throw defect("malformed-json", offset..<offset, "The text is empty; expected a JSON value")
    }
    let root = try value(depth: 1)
    skipBlanks()
    if offset < source.bytes.count {
      throw defect(
        "malformed-json", offset..<source.bytes.count,
        "Found \(found()) after the value; expected the end of the text",
        help: "Remove what follows the value, or put both into one list")
    }
    return root
  }

  private mutating func value(depth: Int) throws(Defect) -> JSONNode {
    let start = offset
    guard offset < source.bytes.count else { throw unexpected("a value") }
    let value: JSONValue
    switch source.bytes[offset] {
    case UInt8(ascii: "{"): value = try object(depth: depth)
    case UInt8(ascii: "["): value = try array(depth: depth)
    case UInt8(ascii: "\""): value = try .string(string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
    default: value = try word()
    }
    return JSONNode(value: value, range: start..<offset)
  }

  private mutating func object(depth: Int) throws(Defect) -> JSONValue {
    try enter(depth)
    var members: [JSONMember] = []
    var names = NamePlaces()
    skipBlanks()
    if skip("}") { return .object(members) }
    while true {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a name in double quotation marks", help: nameHint()) }
      let key = try string()
      if !names.insert(key.text).isNew {
        findings.report(
          "duplicate-key", key.range, "The name \"\(key.text.clipped)\" is given twice",
          help: "Keep one of the two: readers disagree on which one counts")
      }
      skipBlanks()
      guard skip(":") else { throw unexpected("\":\" between a name and its value") }
      skipBlanks()
      members.append(JSONMember(key: key, node: try value(depth: depth + 1)))
      skipBlanks()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("\",\" or \"}\" after a value", help: separatorHint()) }
      skipBlanks()
      if peek() == UInt8(ascii: "}") { throw trailingComma() }
    }
  }

  private mutating func array(depth: Int) throws(Defect) -> JSONValue {
    try enter(depth)
    var nodes: [JSONNode] = []
    skipBlanks()
    if skip("]") { return .array(nodes) }
    while true {
      nodes.append(try value(depth: depth + 1))
      skipBlanks()
      if skip("]") { return .array(nodes) }
      guard skip(",") else { throw unexpected("\",\" or \"]\" after a value", help: separatorHint()) }
      skipBlanks()
      if peek() == UInt8(ascii: "]") { throw trailingComma() }
    }
  }

  private mutating func enter(_ depth: Int) throws(Defect) {
    guard depth <= Self.maximumDepth else {
      throw defect(
        "limit-exceeded", offset..<(offset + 1), "Values are nested more than \(Self.maximumDepth) levels deep",
        help: "Check whether this is the right file, and how it was made")
    }
    offset += 1
  }

  // MARK: - Scalars

  private mutating func number() throws(Defect) -> JSONValue {
    let start = offset
    _ = skip("-")
    let first = peek()
    let digits = skipDigits()
    guard digits > 0 else { throw unexpected("a digit") }
    if digits > 1, first == UInt8(ascii: "0") {
      throw defect(
        "malformed-json", start..<offset, "Found a number with a leading zero", help: "Remove the zero")
    }
    if skip(".") {
      guard skipDigits() > 0 else { throw unexpected("a digit after the decimal point") }
    }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() > 0 else { throw unexpected("a digit in the exponent") }
    }
    return .number(JSONNumber(text: String(decoding: source.bytes[start..<offset], as: UTF8.self)))
  }

  private mutating func word() throws(Defect) -> JSONValue {
    let start = offset
    while let byte = peek(), byte.isWordByte { offset += 1 }
    let word = source.bytes[start..<offset]
    switch ExactText(String(decoding: word, as: UTF8.self)) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    offset = start
    throw unexpected("a value", help: wordHint(word))
  }

  private mutating func string() throws(Defect) -> JSONString {
    let start = offset
    var decoded: [UInt8] = []
    offset += 1
    while offset < source.bytes.count {
      let runStart = offset
      while offset < source.bytes.count, source.bytes[offset].isPlainInString { offset += 1 }
      decoded.append(contentsOf: source.bytes[runStart..<offset])
      switch peek() {
      case UInt8(ascii: "\"")?:
        offset += 1
        guard let text = String(validating: decoded, as: UTF8.self) else {
          throw defect(
            "invalid-utf8", start..<offset, "The string has bytes that are not UTF-8",
            help: "Save the file as UTF-8")
        }
        return JSONString(text: ExactText(text), range: start..<offset)
      case UInt8(ascii: "\\")?: try escape(into: &decoded)
      case let byte?:
        throw defect(
          "malformed-json", offset..<(offset + 1), "Found \(Self.name(ofControl: byte)) inside a string",
          help: "Write it as an escape, such as \\n for a line break, or close the string before it")
      case nil: break
      }
    }
    throw defect(
      "malformed-json", start..<offset,
      "Found the end of the text inside a string; expected a double quotation mark (\")",
      help: "Close the string that starts here")
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(Defect) {
    let start = offset
    offset += 1
    guard let byte = peek() else { throw unexpected("a character after the backslash") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(from: start, into: &decoded)
    default:
      throw defect(
        "malformed-json", start..<offset, "Found an escape that JSON does not have",
        help: #"Use one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    }
  }

  private mutating func unicodeEscape(from start: Int, into decoded: inout [UInt8]) throws(Defect) {
    var code = try hexadecimal(from: start)
    if 0xD800..<0xDC00 ~= code, skip("\\"), skip("u") {
      let low = try hexadecimal(from: start)
      guard 0xDC00..<0xE000 ~= low else { throw unpairedSurrogate(start) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw unpairedSurrogate(start) }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal(from start: Int) throws(Defect) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = ASCII.hexadecimalValue(of: byte) else {
        throw defect(
          "malformed-json", start..<offset, "Found an unfinished escape; expected four hexadecimal digits after \\u")
      }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  private func unpairedSurrogate(_ start: Int) -> Defect {
    defect(
      "malformed-json", start..<offset, "Found half of a surrogate pair, which is not a character",
      help: "Write the character itself, or both halves")
  }

  // MARK: - Moving

  private func peek() -> UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = peek(), UInt32(byte) == character.value else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { offset += 1 }
    return offset - start
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  // MARK: - Diagnostics

  private func defect(_ id: ExactText, _ range: Range<Int>, _ message: String, help: String? = nil) -> Defect {
    Defect(diagnostic: findings.diagnostic(id, range, message, help: help))
  }

  private func unexpected(_ expected: String, help: String? = nil) -> Defect {
    let end = min(offset + 1, source.bytes.count)
    return defect("malformed-json", offset..<end, "Found \(found()); expected \(expected)", help: help)
  }

  private func trailingComma() -> Defect {
    defect(
      "malformed-json", offset..<(offset + 1), "Found \(found()); expected another value after the comma",
      help: "Remove the comma before it")
  }

  /// A description of what is at the current place.
  private func found() -> String {
    guard let byte = peek() else { return "the end of the text" }
    if byte < 0x20 || byte == 0x7F { return Self.name(ofControl: byte) }
    let character = String(decoding: source.bytes[offset..<min(offset + 4, source.bytes.count)], as: UTF8.self)
    guard let scalar = character.unicodeScalars.first, scalar != "\u{FFFD}" else {
      return "the byte 0x" + String(byte, radix: 16, uppercase: true)
    }
    return scalar == "\"" ? "a double quotation mark (\")" : "\"" + String(Character(scalar)) + "\""
  }

  private static func name(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    default: "a control character (0x" + String(byte, radix: 16, uppercase: true) + ")"
    }
  }

  private func nameHint() -> String? {
    switch peek() {
    case UInt8(ascii: "'")?: "Use double quotation marks"
    case UInt8(ascii: "/")?: "Remove the comment: JSON has none"
    case let byte? where byte.isWordByte: "Put the name in double quotation marks"
    default: nil
    }
  }

  private func separatorHint() -> String? {
    peek() == UInt8(ascii: "\"") ? "Put a comma before it" : nil
  }

  private func wordHint(_ word: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: word.prefix(16), as: UTF8.self)
    if peek() == UInt8(ascii: "'") { return "Use double quotation marks" }
    if peek() == UInt8(ascii: "/") { return "Remove the comment: JSON has none" }
    if text.isEmpty { return nil }
    let lowered = ASCII.lowercased(text)
    switch ExactText(lowered) {
    case "true", "false", "null": return "Write it in lower case: \(lowered)"
    case "none", "nil", "undefined", "nan", "infinity": return "Leave the member out: JSON has no such value"
    default: return "Put text in double quotation marks"
    }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var isPlainInString: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
