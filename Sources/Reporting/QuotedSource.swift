public import WatchwordDiagnostics

/// A file whose lines are quoted in a report.
public struct QuotedSource: Sendable {
  /// The name of the file in findings.
  public let name: ExactText
  private let lookUp: @Sendable (Int, Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)?

  /// A file whose text is in memory.
  public init(_ text: SourceText) { self.init(name: text.name) { text.scalars(ofLine: $0, columns: $1) } }

  /// A file whose lines are looked up when they are needed: `lookUp` gives the code points in `columns` of a line (both
  /// counted from 1) without the line's end, and whether the line continues after them; `nil` if there is no such line.
  public init(
    name: ExactText,
    lookUp: @escaping @Sendable (_ line: Int, _ columns: Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)?
  ) {
    self.name = name
    self.lookUp = lookUp
  }

  /// The code points in `columns` of a line (both counted from 1) without the line's end, and whether the line
  /// continues after them; `nil` if there is no such line.
  func scalars(ofLine line: Int, columns: Range<Int>) -> (scalars: [Unicode.Scalar], goesOn: Bool)? {
    lookUp(line, columns)
  }
}
