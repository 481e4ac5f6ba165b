import WatchwordDiagnostics

extension PasswordExpression {
  /// The pattern as JavaScript reads it, with the flag `u` or with the flag `v`, which HTML's attribute `pattern` has
  /// (ECMA-262, section 22.2.1).
  ///
  /// It matches the same texts, as long as these are in NFC.
  public var javaScript: String {
    var writer = JavaScriptPattern(Array(pattern.string.utf8))
    return writer.text()
  }
}

/// Writes a pattern again, with the escapes that both flags know: they disagree on punctuation inside brackets.
private struct JavaScriptPattern {
  private let bytes: [UInt8]
  private var offset = 0
  private var result: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func text() -> String {
    while let byte = next() {
      if byte == UInt8(ascii: "[") {
        writeClass()
      } else if byte == UInt8(ascii: "\\"), let escaped = next() {
        if Self.isName(escaped) || Self.isSyntax(escaped) { result.append(byte) }
        result.append(escaped)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func next() -> UInt8? {
    guard offset < bytes.count else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  /// Writes a class whose opening bracket has been read.
  private mutating func writeClass() {
    result.append(UInt8(ascii: "["))
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "^") {
      result.append(bytes[offset])
      offset += 1
    }
    // Whether a character came last, with which a range could start.
    var isBehindCharacter = false
    while let byte = next(), byte != UInt8(ascii: "]") {
      if byte == UInt8(ascii: "-"), isBehindCharacter, offset < bytes.count, bytes[offset] != UInt8(ascii: "]") {
        result.append(byte)
        if let end = next() { writeMember(end) }
        isBehindCharacter = false
      } else {
        writeMember(byte)
        isBehindCharacter = true
      }
    }
    result.append(UInt8(ascii: "]"))
  }

  /// Writes the character or the class that starts with `byte`.
  private mutating func writeMember(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\\"), let escaped = next() else { return writeCharacter(byte) }
    guard Self.isName(escaped) else { return writeCharacter(escaped) }
    result += [byte, escaped]
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return }
    while let byte = next() {
      result.append(byte)
      if byte == UInt8(ascii: "}") { return }
    }
  }

  private mutating func writeCharacter(_ byte: UInt8) {
    if Self.isSyntax(byte) || byte == UInt8(ascii: "-") {
      result += [UInt8(ascii: "\\"), byte]
    } else if (0x21..<0x7F).contains(byte), result.last == byte, !Self.isName(byte) {
      // Two equal signs of punctuation would be an operator of the flag v.
      result += Array("\\x\(String(byte, radix: 16))".utf8)
    } else {
      result.append(byte)
    }
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      result.append(bytes[offset])
      offset += 1
    }
  }

  /// Whether a backslash before the byte makes something else of it.
  private static func isName(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) }

  /// Whether a backslash before the byte is known to both flags everywhere (SyntaxCharacter, and the solidus).
  private static func isSyntax(_ byte: UInt8) -> Bool { Array("^$\\.*+?()[]{}|/".utf8).contains(byte) }
}
