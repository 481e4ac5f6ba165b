public import WatchwordDiagnostics

/// The findings about some files, with the numbers for a summary.
public struct Report: Sendable {
  /// The number of files that were checked.
  public let fileCount: Int
  /// The number of their units or rules.
  public let unitCount: Int
  /// The findings, in their order; there may be more than fit into memory.
  public let findings: FindingSequence
  /// The files, for formats that quote lines.
  public let sources: [QuotedSource]

  /// Creates a report of these findings.
  public init(fileCount: Int, unitCount: Int, diagnostics: [Diagnostic], sources: [SourceText] = []) {
    self.init(
      fileCount: fileCount, unitCount: unitCount, findings: FindingSequence(diagnostics),
      sources: sources.map { QuotedSource($0) })
  }

  /// Creates a report of these findings.
  public init(fileCount: Int, unitCount: Int, findings: FindingSequence, sources: [QuotedSource] = []) {
    self.fileCount = fileCount
    self.unitCount = unitCount
    self.findings = findings
    self.sources = sources
  }

  /// The findings, all in memory.
  public var diagnostics: [Diagnostic] { Array(findings) }

  /// The number of findings of this severity.
  public func count(of severity: Severity) -> Int { findings.count(of: severity) }

  /// The summary, such as "2 errors, 1 warning in 3 files".
  public var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "hint")]
      .map { (count(of: $0), $1) }.filter { $0.0 > 0 }.map { Self.counted($0, $1) }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    return "\(found) in \(Self.counted(fileCount, "file"))"
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
