import WatchwordBasics

/// An escape in a quoted string of a `.strings` file, as Apple's reader of old-style property lists interprets it
/// (swift-corelibs-foundation, `CFOldStylePList.c`, `getSlashedChar`).
struct AppleStringsEscape {
  /// A defect of an escape.
  enum Defect {
    /// The escape is unknown: the reader drops the backslash and keeps the character.
    case unknown
    /// `\U` is followed by fewer than four hexadecimal digits.
    case digitsMissing
    /// Half of a surrogate pair, which encodes a character beyond U+FFFF.
    case loneSurrogate
  }

  /// The length of the escape in bytes.
  let length: Int
  /// The character that the escape represents.
  let scalar: Unicode.Scalar
  var defect: Defect?

  /// Reads the escape whose backslash is at `start`; `nil` if nothing follows it.
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let first = start + 1
    guard first < bytes.count else { return nil }
    switch bytes[first] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): self.init(octalAt: first, in: bytes)
    case UInt8(ascii: "U"): self.init(hexadecimalAt: first + 1, in: bytes)
    case UInt8(ascii: "a"): self.init(2, "\u{7}")
    case UInt8(ascii: "b"): self.init(2, "\u{8}")
    case UInt8(ascii: "f"): self.init(2, "\u{C}")
    case UInt8(ascii: "n"): self.init(2, "\n")
    case UInt8(ascii: "r"): self.init(2, "\r")
    case UInt8(ascii: "t"): self.init(2, "\t")
    case UInt8(ascii: "v"): self.init(2, "\u{B}")
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A: self.init(2, Unicode.Scalar(bytes[first]))
    default: self.init(characterAt: first, in: bytes)
    }
  }

  private init(_ length: Int, _ scalar: Unicode.Scalar, _ defect: Defect? = nil) {
    self.length = length
    self.scalar = scalar
    self.defect = defect
  }

  /// Reads up to three octal digits: a byte of the character set of NeXTSTEP. A value above 255 loses its highest bit.
  private init(octalAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var (value, next) = (UInt8(0), start)
    while next < min(start + 3, bytes.count), UInt8(ascii: "0")...UInt8(ascii: "7") ~= bytes[next] {
      value = value << 3 | bytes[next] & 7
      next += 1
    }
    self.init(1 + next - start, NeXTSTEPEncoding.scalar(of: value))
  }

  /// Reads four hexadecimal digits: a UTF-16 code unit. Two escapes form a character beyond U+FFFF.
  private init(hexadecimalAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let escape = UTF16Escape(digitsAt: start, "U", in: bytes)
    let length = 2 + escape.end - start
    if escape.count < 4 {
      self.init(length, Unicode.Scalar(escape.value) ?? "\u{FFFD}", .digitsMissing)
    } else {
      self.init(length, escape.scalar ?? "\u{FFFD}", escape.scalar == nil ? .loneSurrogate : nil)
    }
  }

  private init(characterAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let length = min(UTF8Length.ofSequence(startingWith: bytes[start]), bytes.count - start)
    let scalar = String(decoding: bytes[start..<start + length], as: UTF8.self).unicodeScalars.first
    self.init(1 + length, scalar ?? "\u{FFFD}", .unknown)
  }
}
