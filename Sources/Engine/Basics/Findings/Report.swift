/// The findings about files, with the counts for a summary.
public struct Report: Sendable {
  /// The number of files that were checked.
  public let fileCount: Int
  /// The number of units or rules in the files.
  public let unitCount: Int
  /// The findings to show about each file, in the order of the files.
  public private(set) var files: [FileFindings]
  /// The files, for formats that quote lines.
  public let sources: [SourceText]
  /// The possible kinds of findings, for formats that explain them.
  package var kinds: [FindingKind] = []
  /// The languages of the files in words, such as "German (de)", by the names of the files.
  package var languages: [ExactText: String] = [:]
  /// The texts of the files in each language, for formats with an overview.
  package var parts: [LanguagePart] = []
  /// The lowest severity of findings that fail a command.
  public var failLevel = Severity.error
  /// The version of the program that created the report.
  public var toolVersion: String?
  /// The number of findings of each severity, including hidden ones.
  private let counts: [Int]

  /// Creates a report of these findings.
  public init(fileCount: Int, unitCount: Int, findings: [Finding], sources: [SourceText] = []) {
    self.init(
      fileCount: fileCount, unitCount: unitCount, files: FileFindings.grouping(findings),
      sources: sources)
  }

  /// Creates a report of these findings. Files without findings may be omitted.
  public init(fileCount: Int, unitCount: Int, files: [FileFindings], sources: [SourceText] = []) {
    self.fileCount = fileCount
    self.unitCount = unitCount
    self.files = files.filter { !$0.findings.isEmpty }
    counts = Severity.allCases.map { severity in files.reduce(0) { $0 + $1.findings.count(of: severity) } }
    self.sources = sources
  }

  /// The findings to show, file by file.
  public var findings: [Finding] { files.flatMap { $0.findings } }

  /// Returns the number of findings of this severity, including hidden ones.
  public func count(of severity: Severity) -> Int { counts[Int(severity.rawValue)] }

  /// The number of hidden findings.
  package var hiddenCount: Int { counts.reduce(0, +) - files.reduce(0) { $0 + $1.findings.count } }

  /// The summary, such as "2 errors, 1 warning in 3 files".
  public var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")]
      .map { (count(of: $0), $1) }.filter { $0.0 > 0 }.map { $0.counted($1) }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    let hidden = hiddenCount > 0 ? " (\(hiddenCount) not shown)" : ""
    return "\(found) in \(fileCount.counted("file"))\(hidden)"
  }
}

extension Report {
  /// Limits the shown findings to those of at least this severity, and to at most `limit`: errors first, then warnings.
  /// ``summary`` and ``count(of:)`` still count all findings.
  public mutating func show(from severity: Severity, atMost limit: Int? = nil) {
    let hidden = Severity.allCases.filter { $0 < severity }
    guard limit != nil || hidden.contains(where: { count(of: $0) > 0 }) else { return }
    var room = limit ?? .max
    var shares = files.map { _ in Severity.allCases.map { _ in 0 } }
    for severity in Severity.allCases.reversed() where !hidden.contains(severity) {
      for index in files.indices {
        let share = min(files[index].findings.count(of: severity), room)
        shares[index][Int(severity.rawValue)] = share
        room -= share
      }
    }
    files = zip(files, shares).map { file, share in
      var room = share
      let shown = file.findings.filter { finding in
        room[Int(finding.severity.rawValue)] -= 1
        return room[Int(finding.severity.rawValue)] >= 0
      }
      return FileFindings(file: file.file, findings: shown)
    }.filter { !$0.findings.isEmpty }
  }
}
