/// A hash that is the same in every run and on every system: FNV-1a with 64 bits
/// (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). It does not resist anybody who looks for collisions.
package struct StableHash: Sendable {
  /// The hash of what was added.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  package init() {}

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The hash in 16 hexadecimal digits.
  package var digits: String { Self.digits(of: value) }

  /// A hash in 16 hexadecimal digits.
  package static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
