import WatchwordBasics

extension PasswordExpression {
  /// The pattern in JavaScript syntax (ECMA-262, section 22.2.1) that is valid both with the flag `u` and with the flag
  /// `v`, which HTML's attribute `pattern` uses.
  ///
  /// It uses the escapes that both flags support, because the flags differ on punctuation inside brackets. It matches
  /// the same texts as the original pattern if the texts are in NFC.
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
      // With the flag v, two equal punctuation characters in a row would be an operator.
      return 0x21..<0x7F ~= byte && last == byte ? "\\x" + String(byte, radix: 16) : character
    }
  }

  /// Whether both flags allow a backslash before the byte in all contexts (a SyntaxCharacter or the solidus).
  private static func isSyntax(_ byte: UInt8) -> Bool { Array("^$\\.*+?()[]{}|/".utf8).contains(byte) }
}
