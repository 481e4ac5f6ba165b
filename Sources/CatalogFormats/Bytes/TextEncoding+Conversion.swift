#if canImport(CIconv)
  import CIconv
#endif

extension TextEncoding {
  /// Bytes that are not a character of an encoding.
  struct BadSequence {
    let bytes: [UInt8]
    /// Whether the text ends before the character does.
    let isCut: Bool
  }

  /// The text of `document` in UTF-8 without a byte-order mark, up to the first bytes that are not a character of the
  /// encoding. Those of a document in UTF-8 are not looked for.
  func decoded(_ document: [UInt8]) -> (text: ArraySlice<UInt8>, bad: BadSequence?) {
    let content = document.dropFirst(byteOrderMarkLength)
    guard let converterName else { return (content, nil) }
    var text: [UInt8] = []
    let bad =
      if let unicode = UnicodeCodeUnits(named: converterName) {
        unicode.decode(content, into: &text)
      } else {
        Self.convert(content, from: converterName, to: "UTF-8", into: &text)
      }
    return (text[...], bad)
  }

  /// UTF-8 in this encoding, without a byte-order mark; `nil` if it has characters that the encoding lacks.
  func encoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let converterName else { return Array(text) }
    if let unicode = UnicodeCodeUnits(named: converterName) { return unicode.encode(text) }
    var bytes: [UInt8] = []
    return Self.convert(text, from: "UTF-8", to: converterName, into: &bytes) == nil ? bytes : nil
  }

  /// Whether documents in the encoding with this name for conversions can be read: the system converts all but Unicode's.
  static func isConvertible(_ name: String) -> Bool {
    #if canImport(CIconv)
      true
    #else
      UnicodeCodeUnits(named: name) != nil
    #endif
  }

  /// Appends the characters of `bytes` to `output`, up to the first bad sequence.
  private static func convert(
    _ bytes: ArraySlice<UInt8>, from encoding: String, to target: String, into output: inout [UInt8]
  ) -> BadSequence? {
    #if canImport(CIconv)
      guard let descriptor = iconv_open(target, encoding), Int(bitPattern: descriptor) != -1 else {
        return BadSequence(bytes: Array(bytes.prefix(4)), isCut: false)
      }
      defer { iconv_close(descriptor) }
      output.reserveCapacity(output.count + bytes.count)
      var input = bytes
      var room = [UInt8](repeating: 0, count: 16 * 1024)
      return input.withUnsafeMutableBytes { source in
        var left = source.count
        var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        while left > 0 {
          let (written, outcome) = room.withUnsafeMutableBytes { target in
            var free = target.count
            var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
            let outcome = ciconv_convert(descriptor, &from, &left, &to, &free)
            return (target.count - free, outcome)
          }
          output.append(contentsOf: room[..<written])
          if outcome == CIconvDone || outcome == CIconvRoomNeeded { continue }
          return BadSequence(bytes: Array(source.suffix(left).prefix(4)), isCut: outcome == CIconvCut)
        }
        return nil
      }
    #else
      return BadSequence(bytes: Array(bytes.prefix(4)), isCut: false)
    #endif
  }
}
