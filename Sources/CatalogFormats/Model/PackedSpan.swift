import WatchwordDiagnostics

/// A `SourceSpan` in half the room.
struct PackedSpan: Sendable {
  private let packedStart, packedEnd: PackedPosition

  /// From `start` to `end`, which does not stand before it.
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
