/// Bits in the order of DEFLATE: each byte is filled from its lowest bit (RFC 1951, 3.1.1).
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var count = 0

  /// Adds the lowest `length` bits of `value`, at most 32, from the lowest on.
  mutating func add(_ value: UInt32, _ length: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { add(0, 8 - count) }
  }

  /// Adds whole bytes behind an aligned end.
  mutating func add(_ more: some Sequence<UInt8>) { bytes += more }
}
