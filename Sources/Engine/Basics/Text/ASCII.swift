/// Tests and case mappings of US-ASCII bytes, used for keywords, language tags and most hexadecimal digits.
package enum ASCII {
  /// Whether the byte is a letter of either case.
  package static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether the byte is a digit.
  package static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether the byte is a letter, a digit or `_`.
  package static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") }

  /// Whether the byte is white space of XML and JSON: a blank, a tab or a part of a line break.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Returns the value of a hexadecimal digit of either case; `nil` for any other byte.
  package static func hexadecimalValue(of byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte & 0xF }
    return UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 ? byte & 0xF + 9 : nil
  }

  /// Returns the byte in lower case if it is an upper-case letter; otherwise unchanged.
  package static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// Returns the byte in upper case if it is a lower-case letter; otherwise unchanged.
  package static func uppercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte & 0xDF : byte
  }

  /// Returns the text with ASCII upper-case letters converted to lower case; other characters are unchanged.
  package static func lowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { lowercased($0) }, as: UTF8.self)
  }
}
