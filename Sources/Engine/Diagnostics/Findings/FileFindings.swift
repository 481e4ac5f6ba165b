/// The findings about one file.
public struct FileFindings: Sendable {
  /// The name of the file in findings.
  public let file: ExactText
  /// The findings, sorted by position.
  public let findings: [Diagnostic]

  /// Creates the findings about `file`.
  package init(file: ExactText, findings: [Diagnostic]) {
    self.file = file
    self.findings = findings
  }

  /// Groups findings by file, in the order of the first finding about each.
  package static func grouping(_ diagnostics: [Diagnostic]) -> [FileFindings] {
    var order: [ExactText] = []
    var found: [ExactText: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      if found[diagnostic.file] == nil { order.append(diagnostic.file) }
      found[diagnostic.file, default: []].append(diagnostic)
    }
    return order.map { FileFindings(file: $0, findings: found[$0] ?? []) }
  }
}
