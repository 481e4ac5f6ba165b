public import WatchwordDiagnostics

/// What was looked at and what was found.
public struct Report: Sendable {
  /// How many files were looked at.
  public let fileCount: Int
  /// How many units, or rules, they have.
  public let unitCount: Int
  /// The findings, in their order.
  public let diagnostics: [Diagnostic]
  /// The texts that the findings are about, for formats that show lines of them.
  public let sources: [SourceText]

  /// A report of these findings.
  public init(fileCount: Int, unitCount: Int, diagnostics: [Diagnostic], sources: [SourceText] = []) {
    self.fileCount = fileCount
    self.unitCount = unitCount
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// How many findings are of this severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// The numbers in words: "2 errors, 1 warning in 3 files".
  public var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "hint")]
      .map { (count(of: $0), $1) }.filter { $0.0 > 0 }.map { Self.counted($0, $1) }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    return "\(found) in \(Self.counted(fileCount, "file"))"
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
