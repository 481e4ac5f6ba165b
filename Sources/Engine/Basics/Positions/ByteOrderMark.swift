/// The byte-order marks that text files may start with (The Unicode Standard, section 23.8).
package enum ByteOrderMark {
  /// U+FEFF in UTF-8.
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether `bytes` starts with U+FEFF in UTF-16, in either byte order.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
  }
}
