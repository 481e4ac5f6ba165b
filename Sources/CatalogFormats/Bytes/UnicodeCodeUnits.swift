/// UTF-16 or UTF-32 in one of the two byte orders (The Unicode Standard, section 3.10), or ASCII, Unicode's first 128
/// characters in a byte each.
struct UnicodeCodeUnits {
  private let width: Int
  private let isLittleEndian: Bool

  /// The encoding with this name for conversions; `nil` if it is another one.
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

  /// Appends the characters of `bytes` to `text`, up to the first bad sequence.
  func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> TextEncoding.BadSequence? {
    text.reserveCapacity(text.count + bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard let (scalar, length) = scalar(at: index, in: bytes) else {
          let rest = Array(bytes[index...].prefix(4))
          return TextEncoding.BadSequence(bytes: rest, isCut: isCut(rest))
        }
        if scalar.isASCII {
          text.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          text.append(contentsOf: scalar.utf8)
        }
        index += length
      }
      return nil
    }
  }

  /// The bytes of `text`, which is UTF-8; `nil` if it has characters that the encoding lacks.
  func encode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    if width == 1 { return text.allSatisfy { $0 < 0x80 } ? Array(text) : nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * width)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if width == 4 {
        append(scalar.value, to: &bytes)
      } else {
        for unit in scalar.utf16 { append(UInt32(unit), to: &bytes) }
      }
    }
    return bytes
  }

  private func append(_ unit: UInt32, to bytes: inout [UInt8]) {
    let littleEndian = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
    bytes += isLittleEndian ? littleEndian : littleEndian.reversed()
  }

  /// The character at `index` and the number of its bytes; `nil` if none is there.
  private func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, length: Int)? {
    guard let unit = unit(at: index, in: bytes), width > 1 || unit < 0x80 else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, width) }
    // Two units of UTF-16 make one character beyond U+FFFF (table 3-5).
    guard width == 2, unit < 0xDC00, let second = self.unit(at: index + 2, in: bytes), second & 0xFC00 == 0xDC00 else {
      return nil
    }
    return Unicode.Scalar(0x1_0000 + (unit & 0x3FF) << 10 + second & 0x3FF).map { ($0, 4) }
  }

  private func unit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard index + width <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for place in 0..<width {
      unit = unit << 8 | UInt32(bytes[index + (isLittleEndian ? width - 1 - place : place)])
    }
    return unit
  }

  /// Whether the last bytes of a text are the start of a character.
  private func isCut(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= width else { return true }
    return width == 2 && bytes.count < 4 && bytes[isLittleEndian ? 1 : 0] & 0xFC == 0xD8
  }
}
