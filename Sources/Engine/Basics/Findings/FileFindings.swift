/// The findings about one file.
public struct FileFindings: Sendable {
  /// The name of the file in findings.
  public let file: ExactText
  /// The findings, sorted by position.
  public let findings: [Finding]

  /// Creates the findings about `file`.
  package init(file: ExactText, findings: [Finding]) {
    self.file = file
    self.findings = findings
  }

  /// Groups findings by file, in the order of the first finding about each.
  package static func grouping(_ findings: [Finding]) -> [FileFindings] {
    var order: [ExactText] = []
    var found: [ExactText: [Finding]] = [:]
    for finding in findings {
      if found[finding.file] == nil { order.append(finding.file) }
      found[finding.file, default: []].append(finding)
    }
    return order.map { FileFindings(file: $0, findings: found[$0] ?? []) }
  }
}
