/// The bytes of a string up to the quotation mark that closes it, or to a byte that no string has.
struct StringScan {
  /// The offset of that byte, or the end of the text.
  private(set) var end: Int
  /// Whether there is a backslash.
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
      // A quotation mark behind a backslash closes nothing.
      if next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "\\") { next &+= 1 }
    }
    end = next
    isASCII = all < 0x80
  }
}
