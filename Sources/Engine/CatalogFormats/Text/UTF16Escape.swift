import WatchwordBasics

/// An escape with the four hexadecimal digits of a UTF-16 code unit, or two for a character beyond U+FFFF.
struct UTF16Escape {
  /// The character; `nil` if digits are missing, and for half of a surrogate pair.
  private(set) var scalar: Unicode.Scalar?
  /// The number of digits of the first code unit.
  let count: Int
  /// The value of these digits.
  let value: UInt16
  /// The offset after the escape.
  private(set) var end: Int

  /// Reads the escape whose digits start at `start`, after a backslash and `letter`.
  init<Bytes: RandomAccessCollection<UInt8>>(digitsAt start: Int, _ letter: Unicode.Scalar, in bytes: Bytes)
  where Bytes.Index == Int {
    (value, count) = bytes.hexadecimal(at: start)
    end = start + count
    guard count == 4 else { return }
    scalar = Unicode.Scalar(value)
    guard 0xD800..<0xDC00 ~= value, bytes.at(end) == UInt8(ascii: "\\"), UInt32(bytes.at(end + 1)) == letter.value
    else { return }
    let low = bytes.hexadecimal(at: end + 2)
    guard low.count == 4, 0xDC00...0xDFFF ~= low.value else { return }
    scalar = Unicode.Scalar(0x10000 + UInt32(value & 0x3FF) << 10 + UInt32(low.value & 0x3FF))
    end += 6
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the value and the number of the hexadecimal digits at an offset, up to four.
  func hexadecimal(at start: Int) -> (value: UInt16, count: Int) {
    var (value, count) = (UInt16(0), 0)
    while count < 4, let digit = ASCII.hexadecimalValue(of: at(start + count)) {
      value = value << 4 | UInt16(digit)
      count += 1
    }
    return (value, count)
  }
}
