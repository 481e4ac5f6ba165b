public import WatchwordDiagnostics

/// The result of a linter.
public struct LintReport: Sendable {
  /// The number of catalogues that were examined.
  public let fileCount: Int
  /// The number of their units.
  public let unitCount: Int
  /// The findings, sorted by catalogue and by place.
  public let diagnostics: [Diagnostic]

  /// Creates a report with these numbers and findings.
  public init(fileCount: Int, unitCount: Int, diagnostics: [Diagnostic]) {
    self.fileCount = fileCount
    self.unitCount = unitCount
    self.diagnostics = diagnostics
  }

  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
