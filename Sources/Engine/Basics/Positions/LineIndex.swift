/// The bytes of a text, with an index of its lines and columns.
///
/// A look-up takes time logarithmic in the length of the text, even in a line of many megabytes: all code points and
/// line feeds are counted once, and a look-up counts only from the preceding checkpoint. The index is small compared
/// with the text, however short the lines are.
struct LineIndex: Sendable {
  let bytes: [UInt8]
  private let checkpoints: [Checkpoint]

  /// The counts for the text before an offset.
  private struct Checkpoint {
    /// The number of line feeds.
    var lineFeeds = 0
    /// The offset of the first byte of the current line.
    var lineStart = 0
    /// The number of code points that start before the offset.
    var codePoints = 0

    /// Counts the byte at `offset`, which must be the next one.
    mutating func count(_ byte: UInt8, at offset: Int) {
      if byte.startsCodePoint { codePoints += 1 }
      guard byte == 0x0A else { return }
      lineFeeds += 1
      lineStart = offset + 1
    }
  }

  /// The number of bytes between two checkpoints.
  private static let stride = 1024

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var checkpoints: [Checkpoint] = []
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var known = Checkpoint()
    var left = 0
    for (offset, byte) in bytes.enumerated() {
      if left == 0 {
        checkpoints.append(known)
        left = Self.stride
      }
      left -= 1
      known.count(byte, at: offset)
    }
    if left == 0 { checkpoints.append(known) }
    self.checkpoints = checkpoints
  }

  /// Returns the place of the byte at `offset`. An offset outside the text is clamped to the nearest end.
  func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let known = checkpoint(before: offset)
    let start = known.lineStart
    var column = known.codePoints - checkpoint(before: start).codePoints + 1
    if start == 0, offset >= 3, bytes.starts(with: ByteOrderMark.utf8) { column -= 1 }
    return SourcePosition(line: known.lineFeeds + 1, column: column)
  }

  /// Returns the range of a line, counted from 1, without a byte-order mark and the line ending; `nil` if there is no
  /// such line.
  func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, var start = line == 1 ? 0 : offset(afterLineFeed: line - 1) else { return nil }
    if line == 1, bytes.starts(with: ByteOrderMark.utf8) { start = 3 }
    var end = offset(afterLineFeed: line).map { $0 - 1 } ?? bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the offset of the code point in `column` (from 1) of the line in `range`, or the line's end if the line is
  /// shorter.
  func offset(ofColumn column: Int, in range: Range<Int>) -> Int {
    let before = checkpoint(before: range.lowerBound).codePoints
    let (target, overflows) = before.addingReportingOverflow(max(column, 1) - 1)
    guard !overflows, !range.isEmpty else { return range.upperBound }
    let last = lastCheckpoint { $0.codePoints <= target }
    var offset = max(last * Self.stride, range.lowerBound)
    var count = checkpoint(before: offset).codePoints
    while offset < range.upperBound {
      if bytes[offset].startsCodePoint {
        if count == target { return offset }
        count += 1
      }
      offset += 1
    }
    return range.upperBound
  }

  /// Returns the offset after the line feed with this number, counted from 1; `nil` if there are fewer.
  private func offset(afterLineFeed number: Int) -> Int? {
    let last = lastCheckpoint { $0.lineFeeds < number }
    guard last < checkpoints.count else { return nil }
    var count = checkpoints[last].lineFeeds
    for offset in (last * Self.stride)..<min((last + 1) * Self.stride, bytes.count) where bytes[offset] == 0x0A {
      count += 1
      if count == number { return offset + 1 }
    }
    return nil
  }

  /// Returns the counts for the text before `offset`.
  private func checkpoint(before offset: Int) -> Checkpoint {
    let index = offset / Self.stride
    guard index < checkpoints.count else { return Checkpoint() }
    var known = checkpoints[index]
    for offset in (index * Self.stride)..<offset { known.count(bytes[offset], at: offset) }
    return known
  }

  /// Returns the index of the last checkpoint for which `isBefore` holds, or 0 if there is none. If it does not hold
  /// for a checkpoint, it must not hold for later ones.
  private func lastCheckpoint(where isBefore: (Checkpoint) -> Bool) -> Int {
    max(checkpoints.indices.partitioningIndex { !isBefore(checkpoints[$0]) } - 1, 0)
  }
}

extension UInt8 {
  /// Whether the byte starts a code point in UTF-8 (The Unicode Standard, section 3.9). A stray byte counts as one.
  fileprivate var startsCodePoint: Bool { self & 0xC0 != 0x80 }
}
