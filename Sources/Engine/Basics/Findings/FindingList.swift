/// A bounded list of findings about one file.
///
/// A hostile file can have a hundred thousand defects. The list keeps the first ``maximum`` findings and adds one that
/// reports that there are more.
package struct FindingList: Sendable {
  /// The maximum number of findings about one file.
  package static let maximum = 1000

  /// The findings, in the order in which they were added.
  package private(set) var all: [Finding] = []
  /// Whether the list is full, so that further findings are dropped.
  package private(set) var isFull = false

  /// Creates an empty list.
  package init() {}

  /// Adds a finding, unless the list is full.
  package mutating func append(_ finding: Finding) {
    guard !isFull else { return }
    guard all.count == Self.maximum else { return all.append(finding) }
    isFull = true
    all.append(
      Finding(
        .limitExceeded, file: finding.file, span: finding.span,
        message: "There are more than \(Self.maximum) findings; the rest are left out",
        help: "Correct the first ones, or check whether this is the right file"))
  }
}
