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
    let escape = UTF16Escape(digitsAt: start + 2, "u", in: bytes)
    if escape.count < 4 {
      self.init(escape.end - start, Array(bytes[(start + 1)..<escape.end]), .digitsMissing)
    } else {
      let text = String(escape.scalar ?? "\u{FFFD}").utf8
      self.init(escape.end - start, Array(text), escape.scalar == nil ? .loneSurrogate : nil)
    }
  }
}
