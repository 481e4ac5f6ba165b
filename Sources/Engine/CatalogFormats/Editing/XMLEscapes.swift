import WatchwordBasics

/// Escapes texts for XML (XML 1.0, section 2.4).
enum XMLEscapes {
  /// Returns the text as character data, or `nil` if it has a character that XML does not allow.
  static func text(_ text: ExactText) -> ExactText? {
    escaped(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      // Only `]]>` is forbidden, but the characters before the text are unknown.
      case UInt8(ascii: ">"): "&gt;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// Returns the text as an attribute value in double or single quotation marks.
  static func attribute(_ text: ExactText) -> ExactText? {
    escaped(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&apos;"
      case 0x09: "&#9;"
      case 0x0A: "&#10;"
      case 0x0D: "&#13;"
      default: nil
      }
    }
  }

  /// Returns the text for a CDATA section, where nothing can be escaped, or `nil` if it cannot be written there.
  static func data(_ text: ExactText) -> ExactText? {
    guard !text.string.utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == 0x0D }), isAllowed(text) else {
      return nil
    }
    return text
  }

  /// Returns the text without the characters that XML forbids.
  static func allowed(_ text: ExactText) -> ExactText {
    if isAllowed(text) { return text }
    let rest = text.string.unicodeScalars.filter { isAllowed(ExactText(String($0))) }
    return ExactText(String(String.UnicodeScalarView(rest)))
  }

  private static func escaped(_ text: ExactText, _ escape: (UInt8) -> StaticString?) -> ExactText? {
    guard isAllowed(text) else { return nil }
    var bytes: [UInt8] = []
    for byte in text.string.utf8 {
      if let escape = escape(byte) {
        bytes += UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount)
      } else {
        bytes.append(byte)
      }
    }
    return ExactText(utf8: bytes)
  }

  /// Whether XML allows the text's characters (XML 1.0, section 2.2).
  private static func isAllowed(_ text: ExactText) -> Bool {
    text.string.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }
}
