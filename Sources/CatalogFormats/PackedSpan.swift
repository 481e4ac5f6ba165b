import Diagnostics

/// A `SourceSpan` in half the room: lines and columns above 4,294,967,295 are kept as that number.
///
/// Units and segments are made, moved and dropped by the hundred thousand; small ones are much faster.
struct PackedSpan: Sendable {
  private let startLine, startColumn, endLine, endColumn: UInt32

  init(_ span: SourceSpan) {
    startLine = UInt32(clamping: span.start.line)
    startColumn = UInt32(clamping: span.start.column)
    endLine = UInt32(clamping: span.end.line)
    endColumn = UInt32(clamping: span.end.column)
  }

  var start: SourcePosition { SourcePosition(line: Int(startLine), column: Int(startColumn)) }

  var span: SourceSpan {
    SourceSpan(start: start, end: SourcePosition(line: Int(endLine), column: Int(endColumn)))
  }
}
