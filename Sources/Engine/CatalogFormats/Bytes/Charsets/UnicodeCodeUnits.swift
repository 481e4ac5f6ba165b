/// UTF-16 or UTF-32 in either byte order (The Unicode Standard, section 3.10), or ASCII, which encodes the first 128
/// characters of Unicode as one byte each.
struct UnicodeCodeUnits: CharacterCoding {
  private let width: Int
  private let isLittleEndian: Bool

  /// Creates the encoding with this converter name, or returns `nil` if the name belongs to a different encoding.
  init?(named name: String) {
    switch name {
    case "UTF-16LE": (width, isLittleEndian) = (2, true)
    case "UTF-16BE": (width, isLittleEndian) = (2, false)
    case "UTF-32LE": (width, isLittleEndian) = (4, true)
    case "UTF-32BE": (width, isLittleEndian) = (4, false)
    case "US-ASCII": (width, isLittleEndian) = (1, false)
    default: return nil
    }
  }

  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> DecodingResult {
    guard let unit = unit(at: index, in: bytes) else { return .invalid(isTruncated: true) }
    guard width > 1 || unit < 0x80 else { return .invalid(isTruncated: false) }
    if let scalar = Unicode.Scalar(unit) { return .character(scalar, length: width) }
    // A character beyond U+FFFF takes two code units of UTF-16 (table 3-5).
    guard width == 2, unit < 0xDC00 else { return .invalid(isTruncated: false) }
    guard let second = self.unit(at: index + 2, in: bytes) else { return .invalid(isTruncated: true) }
    let value = 0x1_0000 + (unit & 0x3FF) << 10 + second & 0x3FF
    guard second & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(value) else { return .invalid(isTruncated: false) }
    return .character(scalar, length: 4)
  }

  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool {
    switch width {
    case 1:
      guard character.isASCII else { return false }
      append(character.value, to: &bytes)
    case 2:
      for unit in character.utf16 { append(UInt32(unit), to: &bytes) }
    default:
      append(character.value, to: &bytes)
    }
    return true
  }

  private func append(_ unit: UInt32, to bytes: inout [UInt8]) {
    for byteIndex in 0..<width {
      bytes.append(UInt8(truncatingIfNeeded: unit >> (8 * UInt32(isLittleEndian ? byteIndex : width - 1 - byteIndex))))
    }
  }

  private func unit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + width <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byteIndex in 0..<width {
      unit = unit << 8 | UInt32(bytes[index + (isLittleEndian ? width - 1 - byteIndex : byteIndex)])
    }
    return unit
  }
}
