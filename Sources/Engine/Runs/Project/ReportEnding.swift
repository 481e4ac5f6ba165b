package import WatchwordBasics
package import WatchwordReporting

/// The end of a command that reports findings.
package struct ReportEnding: Sendable {
  private let format: ReportFormat
  private let failLevel: Severity
  private let version: String

  /// The minimum number of bytes that are written at once, except at the end.
  private static let pieceLength = 1 << 16

  /// Creates the end of a command of this version. Findings at or above `failLevel` fail it.
  package init(format: ReportFormat, failLevel: Severity, version: String) {
    self.format = format
    self.failLevel = failLevel
    self.version = version
  }

  /// Prints the report, and its summary on standard error. Throws exit code 1 if there is a finding at or above the
  /// fail level, and 2 if something could not be read.
  ///
  /// `kinds` are the possible kinds of findings. If `hasStatistics` is true, prints the number of findings of each kind
  /// instead.
  package func finish(
    _ report: Report, kinds: [FindingKind], isComplete: Bool = true, hasStatistics: Bool = false, on console: Console
  ) throws(RunFailure) {
    var report = report
    report.kinds = kinds
    report.failLevel = failLevel
    report.toolVersion = version
    if hasStatistics, let statistics = format.statistics(of: report) {
      try console.write(statistics)
    } else {
      try write(report, on: console)
    }
    if format.hasSummary { console.writeError(report.summary + "\n") }
    guard isComplete else { throw .said() }
    if Severity.allCases.contains(where: { $0 >= failLevel && report.count(of: $0) > 0 }) {
      throw .said(exitCode: RunFailure.findings)
    }
  }

  private func write(_ report: Report, on console: Console) throws(RunFailure) {
    var buffer = ""
    try format.write(report, isColored: console.isColored) { piece throws(RunFailure) in
      buffer += piece
      guard buffer.utf8.count >= Self.pieceLength else { return }
      try console.write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    try console.write(buffer)
  }
}
