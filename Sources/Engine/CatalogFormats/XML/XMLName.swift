/// The characters of names (XML 1.0, fifth edition, productions 4 and 4a).
enum XMLName {
  /// Whether the first character of `bytes` can start a name.
  static func starts(with bytes: ArraySlice<UInt8>) -> Bool { firstScalar(of: bytes).map(isStart) ?? false }

  /// Whether the first character of `bytes` can continue a name.
  static func continues(with bytes: ArraySlice<UInt8>) -> Bool { firstScalar(of: bytes).map(isPart) ?? false }

  /// Returns the first character of `bytes`, or `nil` if it is not valid UTF-8.
  static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let sequence = bytes.prefix(length(bytes))
    guard UTF8Length.isValid(sequence) else { return nil }
    return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
  }

  private static func length(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.first.map { UTF8Length.ofSequence(startingWith: $0) } ?? 0
  }

  /// Whether `text` is an NMTOKEN (XML 1.0, production 7).
  static func isToken(_ text: String) -> Bool { !text.isEmpty && text.unicodeScalars.allSatisfy(isPart) }

  static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }
}
