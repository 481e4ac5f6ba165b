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
}
