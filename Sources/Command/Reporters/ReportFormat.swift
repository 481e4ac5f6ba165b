import WatchwordDiagnostics

/// The formats in which findings are reported.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, json, github

  /// The report of `findings` in this format; it ends with a line break unless there is nothing to say.
  func report(_ findings: ReportedFindings, isColored: Bool = false) -> String {
    switch self {
    case .text: TextReporter.report(findings, isColored: isColored)
    case .concise: ConciseReporter.report(findings)
    case .json: JSONReporter.report(findings)
    case .github: GitHubReporter.report(findings)
    }
  }
}

/// What was looked at and what was found.
struct ReportedFindings: Sendable {
  /// How many files were looked at.
  let files: Int
  /// How many units, or rules, they have.
  let units: Int
  /// The findings, in their order.
  let diagnostics: [Diagnostic]
  /// The texts that the findings are about, where lines of them are to be shown.
  let sources: [SourceText]

  init(files: Int, units: Int, diagnostics: [Diagnostic], sources: [SourceText] = []) {
    self.files = files
    self.units = units
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// How many findings are of this severity.
  func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// The numbers in words: "2 errors, 1 warning in 3 files".
  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "hint")]
      .map { (count(of: $0), $1) }.filter { $0.0 > 0 }.map { Self.counted($0, $1) }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    return "\(found) in \(Self.counted(files, "file"))"
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
