/// A span of a text, from `start` up to but not including `end`.
public struct SourceSpan: Hashable, Sendable {
  /// The first place of the span.
  public let start: SourcePosition
  /// The place just after the span; equal to `start` for an empty span.
  public let end: SourcePosition

  /// Creates a span from `start` up to but not including `end`. If `end` is before `start`, the span is empty.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates an empty span at `position`.
  public init(at position: SourcePosition) {
    self.init(start: position, end: position)
  }
}
