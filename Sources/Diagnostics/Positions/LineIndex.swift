/// The bytes of a text with the places of its lines and columns.
///
/// Finding a place takes time logarithmic in the length of the text, even in a line of many megabytes: code points are
/// counted once, and later only from the last checkpoint.
struct LineIndex: Sendable {
  let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  /// The number of code points that start before each checkpoint.
  private let checkpoints: [Int]

  /// The bytes between two checkpoints.
  private static let stride = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lineStarts = [0]
    var checkpoints: [Int] = []
    var count = 0
    var left = 0
    for (offset, byte) in bytes.enumerated() {
      if left == 0 {
        checkpoints.append(count)
        left = Self.stride
      }
      left -= 1
      if byte.startsCodePoint { count += 1 }
      if byte == 0x0A { lineStarts.append(offset + 1) }
    }
    if left == 0 { checkpoints.append(count) }
    self.lineStarts = lineStarts
    self.checkpoints = checkpoints
  }

  /// The place of the byte at `offset`; an offset outside the text is read as its nearest end.
  func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.lastIndex(in: lineStarts, notAbove: offset)
    let start = lineStarts[line]
    var column = codePoints(before: offset) - codePoints(before: start) + 1
    if line == 0, offset >= 3, bytes.starts(with: ByteOrderMark.utf8) { column -= 1 }
    return SourcePosition(line: line + 1, column: column)
  }

  /// The bytes of a line, counted from 1, without a byte-order mark and the line's end; `nil` if there is no such
  /// line.
  func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    var start = lineStarts[line - 1]
    if line == 1, bytes.starts(with: ByteOrderMark.utf8) { start = 3 }
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The offset of the code point in `column` (from 1) of the line with the bytes `range`, or the line's end if the
  /// line is shorter.
  func offset(ofColumn column: Int, in range: Range<Int>) -> Int {
    let (target, overflows) = codePoints(before: range.lowerBound).addingReportingOverflow(max(column, 1) - 1)
    guard !overflows, !range.isEmpty else { return range.upperBound }
    let checkpoint = Self.lastIndex(in: checkpoints, notAbove: target)
    var offset = max(checkpoint * Self.stride, range.lowerBound)
    var count = codePoints(before: offset)
    while offset < range.upperBound {
      if bytes[offset].startsCodePoint {
        if count == target { return offset }
        count += 1
      }
      offset += 1
    }
    return range.upperBound
  }

  private func codePoints(before offset: Int) -> Int {
    let checkpoint = offset / Self.stride
    guard checkpoint < checkpoints.count else { return 0 }
    var count = checkpoints[checkpoint]
    for byte in bytes[(checkpoint * Self.stride)..<offset] where byte.startsCodePoint { count += 1 }
    return count
  }

  /// The last index whose number is at most `value`; 0 if there is none. The numbers never fall.
  private static func lastIndex(in numbers: [Int], notAbove value: Int) -> Int {
    max(numbers.indices.firstPlace { numbers[$0] > value } - 1, 0)
  }
}

extension UInt8 {
  /// Whether the byte begins a code point, in UTF-8 (The Unicode Standard, section 3.9); a stray byte counts as one.
  fileprivate var startsCodePoint: Bool { self & 0xC0 != 0x80 }
}
