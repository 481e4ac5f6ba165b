import WatchwordBasics

/// A `SourcePosition` in half the memory; lines and columns above 4,294,967,295 are stored as that number.
///
/// Hundreds of thousands of units and segments are created, moved and destroyed, which is much faster if they are
/// small.
struct PackedPosition: Sendable {
  private let line, column: UInt32

  @inline(__always)
  init(_ position: SourcePosition) {
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }

  var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }

  /// Returns the position as many lines further down.
  func moved(by lines: Int) -> PackedPosition { PackedPosition(position.moved(by: lines)) }

  /// Returns the place a number of columns after this one.
  func position(offsetBy columns: UInt16) -> SourcePosition {
    SourcePosition(line: Int(line), column: Int(column) + Int(columns))
  }

  /// Returns the number of columns from this place to `end`, or `nil` if `end` is on another line, precedes this place,
  /// or is too far away.
  @inline(__always)
  func columns(to end: PackedPosition) -> UInt16? {
    guard line == end.line, end.column >= column, end.column < .max else { return nil }
    return UInt16(exactly: end.column - column)
  }
}

/// A `SourceSpan` in half the memory.
struct PackedSpan: Sendable {
  let packedStart, packedEnd: PackedPosition

  /// Creates a span; `end` must not be before `start`.
  @inline(__always)
  init(start: PackedPosition, end: PackedPosition) {
    packedStart = start
    packedEnd = end
  }

  init(_ span: SourceSpan) {
    self.init(start: PackedPosition(span.start), end: PackedPosition(span.end))
  }

  /// Whether `other` has the same columns and is `lines` lines further down.
  func equals(_ other: PackedSpan, movedBy lines: Int) -> Bool {
    let (one, other) = (span, other.span)
    return one.start.column == other.start.column && one.end.column == other.end.column
      && one.start.line + lines == other.start.line && one.end.line + lines == other.end.line
  }

  /// Returns the span as many lines further down.
  func moved(by lines: Int) -> PackedSpan {
    PackedSpan(start: packedStart.moved(by: lines), end: packedEnd.moved(by: lines))
  }

  var start: SourcePosition { packedStart.position }
  var span: SourceSpan { SourceSpan(start: packedStart.position, end: packedEnd.position) }
}

/// The places of a segment and of its content, stored compactly.
///
/// Tags are nearly always on one line, so only their lengths in columns are stored.
struct SegmentPlaces: Sendable {
  private var start, contentEnd: PackedPosition
  private let startColumns, endColumns: UInt16

  /// Packs the places, or returns `nil` if a tag has a line break in it or takes more than 65,535 columns.
  @inline(__always)
  init?(span: PackedSpan, contentSpan: PackedSpan) {
    guard let startColumns = span.packedStart.columns(to: contentSpan.packedStart),
      let endColumns = contentSpan.packedEnd.columns(to: span.packedEnd)
    else { return nil }
    start = span.packedStart
    contentEnd = contentSpan.packedEnd
    self.startColumns = startColumns
    self.endColumns = endColumns
  }

  /// Creates placeholders for places that are stored elsewhere.
  init(insteadOf span: PackedSpan) {
    start = span.packedStart
    contentEnd = span.packedStart
    startColumns = 0
    endColumns = 0
  }

  /// Returns the places as many lines further down.
  func moved(by lines: Int) -> SegmentPlaces {
    var moved = self
    moved.start = start.moved(by: lines)
    moved.contentEnd = contentEnd.moved(by: lines)
    return moved
  }

  var span: SourceSpan { SourceSpan(start: start.position, end: contentEnd.position(offsetBy: endColumns)) }

  var contentSpan: SourceSpan { SourceSpan(start: start.position(offsetBy: startColumns), end: contentEnd.position) }
}
