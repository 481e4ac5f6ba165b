public import WatchwordDiagnostics

/// The result of a linter.
public struct LintReport: Sendable {
  /// The number of catalogues that were examined.
  public let fileCount: Int
  /// The number of their units.
  public let unitCount: Int
  /// The findings, sorted by catalogue and by place; there may be more than fit into memory.
  public let findings: FindingSequence

  /// The number of findings about each catalogue, in their order.
  public let countsByFile: [Int]

  init(unitCount: Int, findings: FindingSequence, countsByFile: [Int]) {
    fileCount = countsByFile.count
    self.unitCount = unitCount
    self.findings = findings
    self.countsByFile = countsByFile
  }

  /// The findings, all in memory.
  public var diagnostics: [Diagnostic] { Array(findings) }

  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int { findings.count(of: severity) }
}
