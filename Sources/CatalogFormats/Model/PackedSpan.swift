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

  var start: SourcePosition { packedStart.position }
  var span: SourceSpan { SourceSpan(start: packedStart.position, end: packedEnd.position) }
}
