/// A place in a text: line and column, counted as editors count them.
///
/// Lines and columns count from 1. A line ends with LF (so CRLF ends one line), as in `grep -n` and `xmllint`. A column
/// counts Unicode code points; a byte-order mark at the start of the text is not counted.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode code points, from 1.
  public let column: Int

  /// Creates a place from its line and column, each counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of every text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Whether `left` comes before `right` in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }

  /// Returns the place as many lines further down.
  package func moved(by lines: Int) -> SourcePosition { SourcePosition(line: line + lines, column: column) }
}

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

  /// Returns the span as many lines further down.
  package func moved(by lines: Int) -> SourceSpan {
    SourceSpan(start: start.moved(by: lines), end: end.moved(by: lines))
  }

  /// Creates an empty span at `position`.
  public init(at position: SourcePosition) {
    self.init(start: position, end: position)
  }
}
