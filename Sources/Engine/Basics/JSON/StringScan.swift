/// A scan of a string up to its closing quotation mark, or to a byte that is not allowed in a string.
struct StringScan {
  /// The offset of the closing quotation mark or of the byte that is not allowed, or the end of the text.
  private(set) var end: Int
  /// Whether the string contains a backslash.
  private(set) var hasEscapes = false
  /// Whether all bytes are ASCII.
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var next = start
    var all: UInt8 = 0
    while next < bytes.count {
      let byte = bytes[next]
      if byte < 0x20 || byte == UInt8(ascii: "\"") { break }
      all |= byte
      next &+= 1
      guard byte == UInt8(ascii: "\\") else { continue }
      hasEscapes = true
      // An escaped quotation mark does not close the string.
      if next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "\\") { next &+= 1 }
    }
    end = next
    isASCII = all < 0x80
  }
}
