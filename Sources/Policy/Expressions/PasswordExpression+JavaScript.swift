import WatchwordDiagnostics

extension PasswordExpression {
  /// The pattern as JavaScript reads it, with the flag `u` or with the flag `v`, which HTML's attribute `pattern` has
  /// (ECMA-262, section 22.2.1): with the escapes that both flags know, as they disagree on punctuation inside brackets.
  ///
  /// It matches the same texts, as long as these are in NFC.
  package var javaScript: String {
    guard let expression = try? RegularExpression(pattern.string.utf8, .policy) else { return pattern.string }
    return expression.text { atom, last in
      let text = expression.text(atom)
      let isEscaped = text.first == UInt8(ascii: "\\")
      guard let byte = isEscaped ? text.dropFirst().first : text.first, byte < 0x80, text.count == (isEscaped ? 2 : 1)
      else { return nil }
      if ASCII.isLetter(byte) || ASCII.isDigit(byte) { return nil }
      let character = String(Unicode.Scalar(byte))
      let isSyntax = Self.isSyntax(byte)
      guard atom.isInClass else { return isEscaped && !isSyntax ? character : nil }
      if isSyntax || byte == UInt8(ascii: "-") { return "\\" + character }
      // Two equal signs of punctuation would be an operator of the flag v.
      return 0x21..<0x7F ~= byte && last == byte ? "\\x" + String(byte, radix: 16) : character
    }
  }

  /// Whether a backslash before the byte is known to both flags everywhere (SyntaxCharacter, and the solidus).
  private static func isSyntax(_ byte: UInt8) -> Bool { Array("^$\\.*+?()[]{}|/".utf8).contains(byte) }
}
