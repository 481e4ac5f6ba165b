/// A set of characters with a bitmap for ASCII.
struct ExpressionCharacters: Sendable {
  let set: PatternSet
  private var ascii = ASCIISet()

  init(_ set: PatternSet) {
    self.set = set
    for byte in UInt8(0)..<0x80 where set.contains(UInt32(byte)) { ascii.insert(byte) }
  }

  /// Whether the set contains the code point.
  func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0..<64: ascii.low >> UInt64(value) & 1 == 1
    case 64..<128: ascii.high >> UInt64(value - 64) & 1 == 1
    default: set.contains(value)
    }
  }
}
