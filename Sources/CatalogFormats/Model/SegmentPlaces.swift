import WatchwordDiagnostics

/// The places of a segment and of its content, stored compactly.
///
/// Tags are nearly always on one line, so only their lengths in columns are stored.
struct SegmentPlaces: Sendable {
  private let start, contentEnd: PackedPosition
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

  var span: SourceSpan { SourceSpan(start: start.position, end: contentEnd.position(behind: endColumns)) }

  var contentSpan: SourceSpan { SourceSpan(start: start.position(behind: startColumns), end: contentEnd.position) }
}
