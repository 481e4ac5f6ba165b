import WatchwordBasics

/// Converts offsets in a UTF-8 document to places, reading each byte about once.
///
/// Offsets should be requested in ascending order. An offset before the last requested one is counted again from the
/// last mark.
struct LineColumnTracker {
  private let bytes: [UInt8]
  private var current: PositionCursor
  private var marked: PositionCursor

  /// Creates a tracker for `bytes`. A byte-order mark at the start does not count as a column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    current = PositionCursor(offset: bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0)
    marked = current
  }

  /// Marks the place at `offset`, from which later places before the current one are counted.
  mutating func mark(at offset: Int) {
    move(to: offset)
    marked = current
  }

  /// Returns the place of the byte at `offset`. An offset before the last mark gets the place of the mark.
  mutating func position(at offset: Int) -> SourcePosition {
    move(to: offset)
    return current.position
  }

  /// Returns the span of the bytes in `range`.
  mutating func span(of range: Range<Int>) -> SourceSpan {
    let start = position(at: range.lowerBound)
    return SourceSpan(start: start, end: position(at: range.upperBound))
  }

  private mutating func move(to offset: Int) {
    if offset < current.offset { current = marked }
    bytes.withUnsafeBufferPointer { current.advance(to: offset, in: $0) }
  }
}
