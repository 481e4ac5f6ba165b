import WatchwordDiagnostics

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

  /// Whether `other` has the same columns, `lines` lines further down.
  func equals(_ other: PackedSpan, movedBy lines: Int) -> Bool {
    let (one, other) = (span, other.span)
    return one.start.column == other.start.column && one.end.column == other.end.column
      && one.start.line + lines == other.start.line && one.end.line + lines == other.end.line
  }

  var start: SourcePosition { packedStart.position }
  var span: SourceSpan { SourceSpan(start: packedStart.position, end: packedEnd.position) }
}
