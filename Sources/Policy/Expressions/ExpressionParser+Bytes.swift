import WatchwordDiagnostics

extension ExpressionParser {
  /// The next byte; `nil` at the end.
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether `text` comes next.
  func peek(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Reads one code point.
  mutating func scalar() -> UInt32 {
    let first = bytes[offset]
    offset += 1
    if first < 0x80 { return UInt32(first) }
    // A text is valid UTF-8, so the first byte says how many follow.
    var value = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0xF : 0x7)
    while let byte = peek(), byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      offset += 1
    }
    return value
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte & 0xF)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte & 0xF) + 9
    default: nil
    }
  }

  /// A part of the pattern, for a message.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).clipped
  }

  /// A character of ASCII, for a message.
  static func shown(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }

  func malformed(_ range: Range<Int>, _ message: String, help: String? = nil) -> ExpressionDefect {
    ExpressionDefect("malformed-pattern", range, message, help: help)
  }

  func unsupported(_ range: Range<Int>, _ message: String, help: String? = nil) -> ExpressionDefect {
    ExpressionDefect("unsupported-pattern", range, message, help: help)
  }
}
