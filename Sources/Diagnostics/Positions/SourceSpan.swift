/// A span of a text, from `start` up to but without `end`.
public struct SourceSpan: Hashable, Sendable {
  /// The first place of the stretch.
  public let start: SourcePosition
  /// The place just after the stretch; equal to `start` for a stretch of no length.
  public let end: SourcePosition

  /// A span from `start` up to but without `end`; an `end` before `start` is read as `start`.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// The span of no length at `position`.
  public init(at position: SourcePosition) {
    self.init(start: position, end: position)
  }
}
