import WatchwordDiagnostics

extension PatternParser {
  /// Returns the next byte; `nil` at the end.
  func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether `text` comes next.
  func peek(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard offset + text.count <= bytes.count else { return false }
      for place in 0..<text.count where bytes[offset + place] != text[place] { return false }
      return true
    }
  }

  /// Reads one code point, or U+FFFD if the bytes are not UTF-8.
  mutating func scalar() -> UInt32 {
    let start = offset
    offset += 1
    if bytes[start] < 0x80 { return UInt32(bytes[start]) }
    while let byte = peek(), byte & 0xC0 == 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
  }

  /// Returns a flaw in the bytes from `start` to `end`, or in the byte at `start`.
  func flaw(_ reason: PatternFlaw.Reason, _ start: Int, _ end: Int? = nil) -> PatternFlaw {
    PatternFlaw(reason: reason, start: start, end: end ?? start + 1)
  }
}
