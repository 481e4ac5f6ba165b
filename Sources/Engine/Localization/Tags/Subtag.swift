/// A subtag in one word: up to eight bytes of ASCII, the first in the highest eight bits; 0 if it is absent.
///
/// Table searches and tag construction work on words instead of strings.
struct Subtag: Hashable, Sendable {
  /// The bytes, padded with zeros.
  let bits: UInt64

  /// The absent subtag.
  static var absent: Subtag { Subtag(bits: 0) }

  init(bits: UInt64) { self.bits = bits }

  /// Creates a subtag from the first eight of these bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    var bits: UInt64 = 0
    for byte in bytes.prefix(8) { bits = bits << 8 | UInt64(byte) }
    self.bits = bits << UInt64(truncatingIfNeeded: 64 &- 8 &* min(bytes.count, 8))
  }

  /// Creates a subtag from the first eight bytes of a literal.
  init(_ literal: StaticString) {
    self = literal.withUTF8Buffer { Subtag(ArraySlice($0)) }
  }

  var isAbsent: Bool { bits == 0 }

  /// The number of bytes.
  var count: Int { 8 &- bits.trailingZeroBitCount / 8 }

  /// The bytes in order.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The text, or `nil` if the subtag is absent.
  var text: String? { isAbsent ? nil : String(decoding: bytes, as: UTF8.self) }

  /// Appends the bytes.
  func append(to bytes: inout [UInt8]) {
    var rest = bits
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest >> 56))
      rest <<= 8
    }
  }

  /// Returns this subtag, or `other` if it is absent.
  func or(_ other: Subtag) -> Subtag { isAbsent ? other : self }
}
