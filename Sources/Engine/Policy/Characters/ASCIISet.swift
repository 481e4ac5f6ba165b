/// The ASCII characters that occur in a password.
struct ASCIISet: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  /// Creates the set of the ASCII characters in UTF-8 text.
  init(_ bytes: [UInt8]) {
    for byte in bytes where byte < 0x80 { insert(byte) }
  }

  @inline(__always)
  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    if byte < 64 { low |= bit } else { high |= bit }
  }

  /// The set with lower-case letters instead of upper-case letters.
  var lowercased: ASCIISet {
    let capitals = high & 0x07FF_FFFE
    return ASCIISet(low: low, high: high & ~capitals | capitals << 32)
  }

  /// Whether all characters of `other` are in this set.
  @inline(__always)
  func isSuperset(of other: ASCIISet) -> Bool { other.low & ~low == 0 && other.high & ~high == 0 }

  /// Whether no character is in both sets.
  @inline(__always)
  func isDisjoint(with other: ASCIISet) -> Bool { low & other.low == 0 && high & other.high == 0 }

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
}
