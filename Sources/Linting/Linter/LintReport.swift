public import WatchwordDiagnostics

/// The result of a linter.
public struct LintReport: Sendable {
  /// The number of units of the catalogues that were examined.
  public let unitCount: Int
  /// The number of catalogues that were examined.
  public let fileCount: Int
  /// The findings about each catalogue, in the order of the catalogues, and then about files of the configuration.
  public let files: [FileFindings]

  /// The findings, sorted by catalogue and by place.
  public var diagnostics: [Diagnostic] { files.flatMap { $0.findings } }

  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int { files.reduce(0) { $0 + $1.findings.count(of: severity) } }
}
