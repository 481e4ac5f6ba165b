/// A collector of findings about one text, which keeps at most ``maximum`` of them.
package struct SourceFindings: Sendable {
  /// The maximum number of findings about one text.
  package static let maximum = FindingList.maximum

  /// The findings, in the order in which they were added.
  package var all: [Finding] { list.all }
  /// Whether the maximum is reached, so that further findings are dropped.
  package var isFull: Bool { list.isFull }
  private var list = FindingList()
  private let source: SourceText

  /// Creates an empty collection of findings about `source`.
  package init(in source: SourceText) { self.source = source }

  /// Adds a finding about the bytes in `range`, unless the maximum is reached.
  package mutating func report(
    _ kind: FindingKind, _ range: Range<Int>, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) {
    if isFull { return }
    list.append(finding(kind, range, unit: unit, message, help: help))
  }

  /// Returns the offset in the text at which each byte of a JSON string's value is written, and the offset of its end.
  package func offsets(of string: JSONString) -> [Int] { source.offsets(of: string) }

  /// Returns a finding about the bytes in `range`, without adding it.
  package func finding(
    _ kind: FindingKind, _ range: Range<Int>, unit: ExactText? = nil, _ message: String,
    help: String? = nil
  ) -> Finding {
    Finding(
      kind, file: source.name, span: source.span(of: range), unit: unit, message: message,
      help: help)
  }
}
