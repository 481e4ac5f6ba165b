public import WatchwordDiagnostics

/// The result of linting.
public struct LintReport: Sendable {
  /// The number of units in the examined catalogues.
  public let unitCount: Int
  /// The number of examined catalogues.
  public let fileCount: Int
  /// The findings about each catalogue, in the order of the catalogues, followed by those about configuration files.
  public let files: [FileFindings]

  /// The findings, sorted by catalogue and by place.
  public var diagnostics: [Diagnostic] { files.flatMap { $0.findings } }

  /// Returns the number of findings with this severity.
  public func count(of severity: Severity) -> Int { files.reduce(0) { $0 + $1.findings.count(of: severity) } }
}
