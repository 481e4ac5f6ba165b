import WatchwordBasics

/// The hexadecimal digits of ASCII.
enum HexadecimalDigit {
  /// Returns the digit in upper case, or `nil` if the byte is not a digit.
  @inline(__always)
  static func uppercased(_ byte: UInt8) -> UInt8? {
    ASCII.hexadecimalValue(of: byte).map { _ in ASCII.uppercased(byte) }
  }
}
