import WatchwordDiagnostics

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

  /// Returns the place a number of columns after this one.
  func position(behind columns: UInt16) -> SourcePosition {
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
