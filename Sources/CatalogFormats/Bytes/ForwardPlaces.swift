import WatchwordDiagnostics

/// The places of a document's bytes in UTF-8, asked for from front to back, so that each byte is counted about once.
///
/// A place before the last one asked for costs the way from the last mark.
struct ForwardPlaces {
  private let bytes: [UInt8]
  private var current: PositionCursor
  private var marked: PositionCursor

  /// The places in `bytes`, of which a byte-order mark at the start counts as no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    current = PositionCursor(offset: bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0)
    marked = current
  }

  /// Notes the place at `offset`, from which later places before the current one are counted.
  mutating func mark(at offset: Int) {
    move(to: offset)
    marked = current
  }

  /// The place of the byte at `offset`; one before the last mark has the mark's place.
  mutating func position(at offset: Int) -> SourcePosition {
    move(to: offset)
    return current.position
  }

  /// The span of the bytes in `range`.
  mutating func span(of range: Range<Int>) -> SourceSpan {
    let start = position(at: range.lowerBound)
    return SourceSpan(start: start, end: position(at: range.upperBound))
  }

  private mutating func move(to offset: Int) {
    if offset < current.offset { current = marked }
    bytes.withUnsafeBufferPointer { current.advance(to: offset, in: $0) }
  }
}
