/// A place in bytes, for readers that look ahead.
package struct ByteCursor {
  /// The bytes.
  package let bytes: [UInt8]
  /// The place: an offset, up to the number of bytes.
  package var index: Int

  /// Creates a cursor at an offset of the bytes.
  @inlinable
  package init(_ bytes: [UInt8], at index: Int = 0) {
    self.bytes = bytes
    self.index = index
  }

  /// Whether no byte is left.
  @inlinable
  package var isAtEnd: Bool { index >= bytes.count }

  /// The byte at the place, or 0 at the end.
  @inlinable
  package var byte: UInt8 { isAtEnd ? 0 : bytes[index] }

  /// Returns the byte after `distance` others, or 0 beyond the end.
  @inlinable
  package func byte(after distance: Int) -> UInt8 { bytes.at(index + distance) }

  /// Whether the byte at the place is one of `set`.
  @inlinable
  package func isAt(_ set: String) -> Bool { !isAtEnd && set.utf8.contains(bytes[index]) }

  /// Skips the byte at the place if it is `wanted`. Returns whether it is.
  @inlinable
  package mutating func consume(_ wanted: Unicode.Scalar) -> Bool {
    guard !isAtEnd, UInt32(bytes[index]) == wanted.value else { return false }
    index += 1
    return true
  }

  /// Moves after the next byte that is `sign`, and returns its offset; moves to the end and returns `nil` if there is none.
  @inlinable
  package mutating func skip(past sign: UInt8) -> Int? {
    skip { $0 != sign }
    guard !isAtEnd else { return nil }
    index += 1
    return index - 1
  }

  /// Skips the bytes at the place for which `isSkipped` is true.
  @inlinable
  package mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  /// Reads digits; `nil` if there are none. Numbers above 1,000,000 are capped.
  package mutating func number() -> Int? {
    let start = index
    var number = 0
    while ASCII.isDigit(byte) {
      number = min(number &* 10 &+ Int(byte &- 0x30), 1_000_000)
      index += 1
    }
    return index > start ? number : nil
  }

  /// Reads a number and a mark, such as `12$`; `nil`, without moving, if the text is different.
  package mutating func number(before mark: Unicode.Scalar) -> Int? {
    let start = index
    if let number = number(), consume(mark) { return number }
    index = start
    return nil
  }

  /// Reads a name: letters, digits and `_`, not starting with a digit.
  package mutating func identifier() -> Range<Int>? {
    let start = index
    guard ASCII.isWord(byte), !ASCII.isDigit(byte) else { return nil }
    skip(while: ASCII.isWord)
    return start..<index
  }

  /// Returns the text in a range of offsets.
  package func text(_ range: Range<Int>) -> ExactText { ExactText(utf8: bytes[range]) }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the byte at an offset, or 0 outside the bytes.
  @inlinable @inline(__always)
  package func at(_ offset: Int) -> UInt8 { offset >= startIndex && offset < endIndex ? self[offset] : 0 }
}

extension Sequence<UInt8> {
  /// The number that decimal digits stand for; there must be at most nine, which fit into 32 bits.
  @inlinable
  package var decimalValue: Int { reduce(0) { $0 * 10 + Int($1 & 0xF) } }
}
