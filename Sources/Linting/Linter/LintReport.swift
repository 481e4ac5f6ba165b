public import WatchwordDiagnostics

/// What a linter found.
public struct LintReport: Sendable {
  /// How many catalogues were examined.
  public let fileCount: Int
  /// How many units they have.
  public let unitCount: Int
  /// The findings, in the order of the catalogues and of the places in them.
  public let diagnostics: [Diagnostic]

  /// A report with these numbers and findings.
  public init(fileCount: Int, unitCount: Int, diagnostics: [Diagnostic]) {
    self.fileCount = fileCount
    self.unitCount = unitCount
    self.diagnostics = diagnostics
  }

  /// How many findings are of this severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }
}
