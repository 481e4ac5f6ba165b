import WatchwordDiagnostics

extension ExpressionParser {
  /// The next byte; `nil` at the end.
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether `text` comes next.
  func peek(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard offset + text.count <= bytes.count else { return false }
      for place in 0..<text.count where bytes[offset + place] != text[place] { return false }
      return true
    }
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

  /// A flaw in the bytes from `start` to `end`, or in the one at `start`.
  func flaw(_ reason: ExpressionFlaw.Reason, _ start: Int, _ end: Int? = nil) -> ExpressionFlaw {
    ExpressionFlaw(reason: reason, start: start, end: end ?? start + 1)
  }
}
