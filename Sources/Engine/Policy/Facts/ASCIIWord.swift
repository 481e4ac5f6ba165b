/// Eight ASCII characters, one per byte, with the first in the lowest byte.
///
/// A password is scanned in words, because scanning it character by character makes the whole assessment take about 1.5
/// times as long.
struct ASCIIWord {
  /// The bytes, all below 0x80, so that sums never carry into the next byte.
  let bytes: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns a mask in which the highest bit of each non-ASCII byte is set.
  static func beyondASCII(_ bytes: UInt64) -> UInt64 { bytes & highBits }

  /// Returns a mask in which the highest bit of each byte in the range from `first` to `last` is set.
  @inline(__always)
  func marks(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> UInt64 {
    let reachesFirst = bytes &+ Self.ones &* UInt64(0x80 - first.value)
    let exceedsLast = bytes &+ Self.ones &* UInt64(0x7F - last.value)
    return reachesFirst & ~exceedsLast & Self.highBits
  }

  /// Returns the number of marked bytes.
  @inline(__always)
  static func count(_ marks: UInt64) -> Int { Int(truncatingIfNeeded: ((marks >> 7) &* ones) >> 56) }

  /// Returns the word with letters in lower case, digits unchanged, and every other character replaced by 0.
  @inline(__always)
  func foldedAlphanumerics(uppercase: UInt64, letters: UInt64, digits: UInt64) -> UInt64 {
    (bytes | uppercase >> 2) & (((letters | digits) >> 7) &* 0xFF)
  }

  /// Returns a mask in which the highest bit of each byte that is equal in both words is set.
  @inline(__always)
  static func same(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let difference = left ^ right
    return ~((difference & ~highBits) &+ ~highBits | difference) & highBits
  }

  /// Returns each byte plus one; all bytes are below 0x7F.
  @inline(__always)
  static func next(_ bytes: UInt64) -> UInt64 { bytes &+ ones }

  /// Returns the eight bytes that start at `offset`, padded with zeros after the end.
  @inline(__always)
  static func load(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    let left = bytes.count - offset
    if left >= 8 { return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    if bytes.count >= 8 {
      let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      return last >> UInt64(8 * (8 - left))
    }
    var word: UInt64 = 0
    for index in (offset..<bytes.count).reversed() { word = word << 8 | UInt64(bytes[index]) }
    return word
  }
}
