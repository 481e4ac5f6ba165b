import WatchwordDiagnostics

/// The hexadecimal digits of ASCII.
enum HexadecimalDigit {
  /// The digit in upper case, or `nil` if the byte is none.
  @inline(__always)
  static func uppercased(_ byte: UInt8) -> UInt8? {
    if ASCII.isDigit(byte) { return byte }
    let letter = ASCII.uppercased(byte)
    return UInt8(ascii: "A")...UInt8(ascii: "F") ~= letter ? letter : nil
  }
}
