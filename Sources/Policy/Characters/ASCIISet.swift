/// The ASCII characters that occur in a password.
struct ASCIISet: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  @inline(__always)
  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 << UInt64(byte & 63)
    if byte < 64 { low |= bit } else { high |= bit }
  }

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
}
