/// A hash that is the same in every run and on every system: FNV-1a with 64 bits
/// (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). It is not collision-resistant.
package struct StableHash: Sendable {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty input.
  package init() {}

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The hash as 16 hexadecimal digits.
  package var digits: String { Self.digits(of: value) }

  /// Returns a hash as 16 hexadecimal digits.
  package static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
