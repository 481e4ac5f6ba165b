import WatchwordBasics
import WatchwordPolicy

/// The characters that a property of Apple Password Rules names: a set of printable ASCII characters, or all of Unicode.
package struct AppleCharacters: Hashable, Sendable {
  /// The characters U+0020…U+003F, one bit each.
  private(set) var low: UInt64
  /// The characters U+0040…U+007F, one bit each.
  private(set) var high: UInt64
  /// The class `ascii-printable` or `unicode`, which covers all smaller classes, if one of the two was named. If both
  /// were named, the first counts, as in Apple's own parser.
  private var wide = Wide.none

  private enum Wide: UInt8 {
    case none, printable, unicode
  }

  private init(low: UInt64, high: UInt64, wide: Wide = .none) {
    self.low = low
    self.high = high
    self.wide = wide
  }

  /// Creates an empty set.
  package init() { self.init(low: 0, high: 0) }

  /// Creates a set of the printable ASCII characters of `set`.
  init(_ set: ScalarSet) {
    self.init()
    for byte in UInt8(0x20)..<0x7F where set.contains(UInt32(byte)) { insert(byte) }
  }

  /// The class `upper`: A–Z.
  package static let upper = AppleCharacters(low: 0, high: 0x07FF_FFFE)
  /// The class `lower`: a–z.
  package static let lower = AppleCharacters(low: 0, high: 0x07FF_FFFE_0000_0000)
  /// The class `digit`: 0–9.
  package static let digit = AppleCharacters(low: 0x03FF_0000_0000_0000, high: 0)
  /// The class `special`: the space and the 32 other printable ASCII characters that are neither letters nor digits.
  package static let special = AppleCharacters(low: 0xFC00_FFFF_0000_0000, high: 0x7800_0001_F800_0001)
  /// The class `ascii-printable`: U+0020…U+007E.
  package static let printable = AppleCharacters(
    low: 0xFFFF_FFFF_0000_0000, high: 0x7FFF_FFFF_FFFF_FFFF, wide: .printable)
  /// The class `unicode`: every character.
  package static let unicode = AppleCharacters(
    low: 0xFFFF_FFFF_0000_0000, high: 0x7FFF_FFFF_FFFF_FFFF, wide: .unicode)

  /// Whether the set is empty.
  package var isEmpty: Bool { low == 0 && high == 0 }
  /// Whether the set contains every character of Unicode.
  package var isUnicode: Bool { wide == .unicode }
  /// Whether the set contains every printable ASCII character.
  package var isFull: Bool { low == Self.printable.low && high == Self.printable.high }

  /// Whether the set contains the printable ASCII character `byte`.
  package func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) & 1 << UInt64(byte & 63) != 0
  }

  /// Adds a printable ASCII character.
  @inline(__always)
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }

  /// Adds the characters of `other`. Of `ascii-printable` and `unicode`, the one that was added first counts.
  @inline(__always)
  mutating func formUnion(_ other: AppleCharacters) {
    low |= other.low
    high |= other.high
    if wide == .none { wide = other.wide }
  }

  /// The same set, with all printable ASCII characters together represented as `ascii-printable`.
  var canonical: AppleCharacters {
    wide == .none && isFull ? .printable : self
  }

  /// Returns the printable ASCII characters that are in both sets.
  func intersection(_ other: AppleCharacters) -> AppleCharacters {
    AppleCharacters(low: low & other.low, high: high & other.high).canonical
  }

  /// Returns the printable ASCII characters that are not in `other`.
  func subtracting(_ other: AppleCharacters) -> AppleCharacters {
    AppleCharacters(low: low & ~other.low, high: high & ~other.high)
  }

  /// Whether the set contains every printable ASCII character of `other`.
  func isSuperset(of other: AppleCharacters) -> Bool { other.low & ~low == 0 && other.high & ~high == 0 }

  /// The printable ASCII characters, in order.
  var text: String {
    String(decoding: (UInt8(0x20)..<0x7F).filter(contains), as: UTF8.self)
  }
}

extension AppleCharacters: CustomStringConvertible {
  /// The set in Apple's notation: class names, then the rest in brackets, where `-` comes first and `]` last.
  package var description: String {
    if isUnicode { return "unicode" }
    if isFull { return "ascii-printable" }
    var rest = self
    var names: [String] = []
    for (name, members) in Self.classes where isSuperset(of: members) {
      names.append(name)
      rest = rest.subtracting(members)
    }
    if rest.isEmpty { return names.joined(separator: ", ") }
    var custom = rest.subtracting(Self("-")).subtracting(Self("]")).text
    if rest.contains(UInt8(ascii: "-")) { custom = "-" + custom }
    if rest.contains(UInt8(ascii: "]")) { custom += "]" }
    return (names + ["[\(custom)]"]).joined(separator: ", ")
  }

  private static let classes: [(name: String, members: AppleCharacters)] = [
    ("upper", upper), ("lower", lower), ("digit", digit), ("special", special),
  ]

  private init(_ text: String) { self.init(ScalarSet(text)) }
}
