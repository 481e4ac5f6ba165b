// The findings of the scanner about texts that are not valid JSON.
extension JSONScanner {
  func defect(_ range: Range<Int>, _ message: String, help: String? = nil) -> JSONDefect {
    JSONDefect(.malformedJSON, range: range, message: message, help: help)
  }

  func unexpected(_ expected: String, help: String? = nil) -> JSONDefect {
    defect(
      offset..<min(offset + 1, bytes.count), "Found \(found()); expected \(expected)", help: help)
  }

  /// Checks that the escapes in a string are valid.
  func checkEscapes(in range: Range<Int>) throws(JSONDefect) {
    var next = range.lowerBound
    while next < range.upperBound {
      guard bytes[next] == UInt8(ascii: "\\") else {
        next += 1
        continue
      }
      let start = next
      do throws(JSONEscapes.Fault) {
        _ = try JSONEscapes.read(bytes, &next, to: range.upperBound)
      } catch {
        throw defect(of: error, start..<next)
      }
    }
  }

  private func defect(of fault: JSONEscapes.Fault, _ range: Range<Int>) -> JSONDefect {
    switch fault {
    case .noCharacter:
      defect(
        range.upperBound..<min(range.upperBound + 1, bytes.count),
        "Found \(found(at: range.upperBound)); expected a character after the backslash")
    case .unknown:
      defect(
        range, "Found an escape that JSON does not have",
        help: #"Use one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    case .unfinished:
      defect(range, "Found an unfinished escape; expected four hexadecimal digits after \\u")
    case .unpairedSurrogate:
      defect(
        range, "Found half of a surrogate pair, which is not a character",
        help: "Write the character itself, or both halves")
    }
  }

  /// Whether the bytes are UTF-8 (The Unicode Standard, table 3-7).
  func isUTF8(_ range: Range<Int>) -> Bool {
    var next = range.lowerBound
    while next < range.upperBound {
      let first = bytes[next]
      next += 1
      guard first >= 0x80 else { continue }
      let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
      guard 0xC2...0xF4 ~= first, next + length <= range.upperBound else { return false }
      let second = bytes[next]
      switch first {
      case 0xE0: if second < 0xA0 { return false }
      case 0xED: if second > 0x9F { return false }
      case 0xF0: if second < 0x90 { return false }
      case 0xF4: if second > 0x8F { return false }
      default: break
      }
      for _ in 0..<length {
        if bytes[next] & 0xC0 != 0x80 { return false }
        next += 1
      }
    }
    return true
  }

  /// A description of the character at the current offset.
  func found() -> String { found(at: offset) }

  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    let byte = bytes[offset]
    if byte < 0x20 || byte == 0x7F { return Self.name(ofControl: byte) }
    let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard let scalar = character.unicodeScalars.first, scalar != "\u{FFFD}" else {
      return "the byte 0x" + String(byte, radix: 16, uppercase: true)
    }
    return scalar == "\"" ? "a double quotation mark (\")" : "\"" + String(Character(scalar)) + "\""
  }

  static func name(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    default: "a control character (0x" + String(byte, radix: 16, uppercase: true) + ")"
    }
  }

  func nameHint() -> String? {
    switch peek() {
    case UInt8(ascii: "'")?: "Use double quotation marks"
    case UInt8(ascii: "/")?: "Remove the comment: JSON has none"
    case let byte? where byte.isWordByte: "Put the name in double quotation marks"
    default: nil
    }
  }

  func separatorHint() -> String? {
    peek() == UInt8(ascii: "\"") ? "Put a comma before it" : nil
  }

  func wordHint(_ word: ArraySlice<UInt8>) -> String? {
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
