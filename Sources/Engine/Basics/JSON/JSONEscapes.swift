/// The escapes in strings (RFC 8259, section 7).
package enum JSONEscapes {
  /// The decoded value of an escape.
  enum Meaning {
    /// An ASCII character.
    case byte(UInt8)
    case scalar(Unicode.Scalar)
  }

  /// The reason why an escape is invalid.
  enum Fault: Error {
    case noCharacter, unknown, unfinished, unpairedSurrogate
  }

  /// Reads the escape whose backslash is at `offset`, and moves `offset` past it, or past the byte that makes it
  /// invalid.
  static func read(_ bytes: [UInt8], _ offset: inout Int, to end: Int) throws(Fault) -> Meaning {
    offset += 1
    guard offset < end else { throw .noCharacter }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return .byte(byte)
    case UInt8(ascii: "b"): return .byte(0x08)
    case UInt8(ascii: "f"): return .byte(0x0C)
    case UInt8(ascii: "n"): return .byte(0x0A)
    case UInt8(ascii: "r"): return .byte(0x0D)
    case UInt8(ascii: "t"): return .byte(0x09)
    case UInt8(ascii: "u"): return .scalar(try scalar(bytes, &offset, to: end))
    default: throw .unknown
    }
  }

  private static func scalar(_ bytes: [UInt8], _ offset: inout Int, to end: Int) throws(Fault) -> Unicode.Scalar {
    var code = try hexadecimal(bytes, &offset, to: end)
    if 0xD800..<0xDC00 ~= code, offset + 1 < end, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      offset += 2
      let low = try hexadecimal(bytes, &offset, to: end)
      guard 0xDC00..<0xE000 ~= low else { throw .unpairedSurrogate }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw .unpairedSurrogate }
    return scalar
  }

  private static func hexadecimal(_ bytes: [UInt8], _ offset: inout Int, to end: Int) throws(Fault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard offset < end, let digit = ASCII.hexadecimalValue(of: bytes[offset]) else { throw .unfinished }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }

  /// Returns the number of bytes that the escape or character at `index` occupies as written, and the number of bytes
  /// that it decodes to.
  ///
  /// `content` is the text between the quotation marks of a string. Invalid escapes count as literal bytes.
  package static func length(of content: UnsafeBufferPointer<UInt8>, at index: Int) -> (written: Int, decoded: Int) {
    let left = content.count - index
    guard content[index] == UInt8(ascii: "\\"), left > 1 else {
      var length = 1
      while length < left, content[index + length] & 0xC0 == 0x80 { length += 1 }
      return (length, length)
    }
    let bytes = Array(content[index..<min(index + 12, content.count)])
    var offset = 0
    switch try? read(bytes, &offset, to: bytes.count) {
    case .byte: return (offset, 1)
    case .scalar(let scalar): return (offset, UTF8.width(scalar))
    case nil: return (1, 1)
    }
  }

  /// Returns the decoded bytes of a string's content: the valid string in `range`, without its quotation marks.
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      switch try? read(bytes, &offset, to: range.upperBound) {
      case .byte(let byte)?: decoded.append(byte)
      case .scalar(let scalar)?: decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case nil: break
      }
    }
    return decoded
  }
}
