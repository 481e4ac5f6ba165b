/// Findings about one file, as many as anybody would read.
///
/// A hostile file can hold a hundred thousand defects: those after the first ``maximum`` are left out, and one last
/// finding says so.
public struct FindingList: Sendable {
  /// The most findings that are kept of one file.
  public static let maximum = 1000

  /// The findings, in the order in which they were made.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether no more are kept.
  public private(set) var isFull = false

  /// No findings yet.
  public init() {}

  /// Adds a finding, unless the list is full.
  public mutating func append(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    guard diagnostics.count == Self.maximum else { return diagnostics.append(diagnostic) }
    isFull = true
    diagnostics.append(
      Diagnostic(
        id: "limit-exceeded", severity: .error, file: diagnostic.file, span: diagnostic.span,
        message: "There are more than \(Self.maximum) findings; the rest are left out",
        help: "Correct the first ones, or check whether this is the right file"))
  }
}
