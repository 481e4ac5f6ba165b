import WatchwordBasics

/// An escape of a property file (Java SE, `java.util.Properties.load`).
struct JavaPropertiesEscape {
  enum Defect {
    /// `\u` is followed by fewer than four hexadecimal digits, for which Java rejects the file.
    case digitsMissing
    /// Half of a surrogate pair, which encodes a character beyond U+FFFF.
    case loneSurrogate
    /// A letter or a digit that needs no backslash: Java drops it.
    case unknown
  }

  /// The length of the escape in bytes.
  let length: Int
  /// The characters that the escape represents.
  let text: [UInt8]
  private(set) var defect: Defect?

  /// Reads the escape whose backslash is at `start`, and which something other than a line break follows.
  init(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[start + 1]
    switch byte {
    case UInt8(ascii: "t"): self.init(2, [0x09])
    case UInt8(ascii: "n"): self.init(2, [0x0A])
    case UInt8(ascii: "r"): self.init(2, [0x0D])
    case UInt8(ascii: "f"): self.init(2, [0x0C])
    case UInt8(ascii: "u"): self.init(unitsAt: start, in: bytes)
    default:
      let end = min(start + 1 + UTF8Length.ofSequence(startingWith: byte), bytes.count)
      let isUnknown = ASCII.isLetter(byte) || ASCII.isDigit(byte)
      self.init(end - start, Array(bytes[(start + 1)..<end]), isUnknown ? .unknown : nil)
    }
  }

  private init(_ length: Int, _ text: [UInt8], _ defect: Defect? = nil) {
    self.length = length
    self.text = text
    self.defect = defect
  }

  /// Reads a UTF-16 code unit, or the two of a character beyond U+FFFF.
  private init(unitsAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard let unit = Self.unit(at: start, in: bytes) else {
      let digits = bytes[(start + 2)...].prefix(4).prefix { ASCII.hexadecimalValue(of: $0) != nil }.count
      self.init(2 + digits, Array(bytes[(start + 1)..<(start + 2 + digits)]), .digitsMissing)
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      self.init(6, Array(String(scalar).utf8))
      return
    }
    if unit < 0xDC00, let low = Self.unit(at: start + 6, in: bytes), 0xDC00...0xDFFF ~= low {
      let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(low & 0x3FF)
      self.init(12, Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8))
      return
    }
    self.init(6, Array("\u{FFFD}".utf8), .loneSurrogate)
  }

  /// Returns the code unit of the escape `\uXXXX` at an offset, or `nil` if there is none.
  private static func unit(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = ASCII.hexadecimalValue(of: bytes[offset]) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
