import WatchwordDiagnostics

/// A `SourcePosition` in half the room: lines and columns above 4,294,967,295 are kept as that number.
///
/// Units and segments are made, moved and dropped by the hundred thousand; small ones are much faster.
struct PackedPosition: Sendable {
  private let line, column: UInt32

  @inline(__always)
  init(_ position: SourcePosition) {
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }

  var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}
