/// A line of a list: hexadecimal digits and, after a colon, the number of occurrences of the password.
struct CountedHash {
  /// A defect of a line.
  enum Defect: Error {
    /// There are too few digits, a byte is not a digit, or the digits are followed by something other than a colon. The
    /// value is the offset of the first wrong byte in the line.
    case digits(Int)
    /// The count is missing, not a number or too large. The value is the offset of the count in the line.
    case count(Int)
  }

  /// The maximum number of digits of a count, so that every count is an `Int`.
  static let countDigits = 18

  /// The number of occurrences; 1 if the line has no count.
  let count: Int

  /// Reads a line without its line end, of which the first `digits` bytes are the hash.
  init(_ line: Slice<UnsafeRawBufferPointer>, digits: Int) throws(Defect) {
    var index = line.startIndex
    while index < line.endIndex, index - line.startIndex < digits {
      if HexadecimalDigit.uppercased(line[index]) == nil { throw .digits(index - line.startIndex) }
      index += 1
    }
    if index - line.startIndex < digits { throw .digits(index - line.startIndex) }
    if index == line.endIndex {
      count = 1
      return
    }
    if line[index] != UInt8(ascii: ":") { throw .digits(index - line.startIndex) }
    let start = index + 1
    var value = 0
    index = start
    while index < line.endIndex, index - start < Self.countDigits, 0x30...0x39 ~= line[index] {
      value = value * 10 + Int(line[index] - 0x30)
      index += 1
    }
    if index == start || index < line.endIndex { throw .count(start - line.startIndex) }
    count = value
  }

  /// Returns the defect of a line whose digits are not followed by its end or a colon.
  static func defect(of line: Slice<UnsafeRawBufferPointer>, digits: Int) -> Defect {
    do throws(Defect) {
      _ = try CountedHash(line, digits: digits)
      return .digits(digits)
    } catch {
      return error
    }
  }
}
