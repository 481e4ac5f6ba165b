import WatchwordBasics

extension ReportFormat {
  /// A report of Code Quality, which GitLab shows in merge requests: an array with the subset of the Code Climate format
  /// that GitLab documents under "Code Quality report format".
  public static let gitlab = ReportFormat("gitlab", "Code Quality of merge requests on GitLab") {
    report, _, output throws(OutputEnd) in
    var fingerprints = Fingerprints()
    var writer = JSONWriter()
    try writer.array { list throws(OutputEnd) in
      for finding in report.findings {
        list.write(violation: finding, fingerprint: fingerprints.next(for: finding))
        try output(list.takeText())
      }
    }
    try output(writer.takeText() + "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func write(violation finding: Finding, fingerprint: String) {
    object { violation in
      violation.member("description", finding.messageWithHelp)
      violation.member("check_name", finding.id)
      violation.member("fingerprint", fingerprint)
      violation.member("severity", Self.severity(of: finding.severity))
      violation.object("location") { location in
        location.member("path", finding.repositoryPath)
        location.object("positions") { positions in
          positions.position("begin", finding.span.start)
          positions.position("end", finding.span.end)
        }
      }
    }
  }

  private mutating func position(_ name: String, _ position: SourcePosition) {
    object(name) { object in
      object.member("line", max(position.line, 1))
      object.member("column", max(position.column, 1))
    }
  }

  /// GitLab knows `info`, `minor`, `major`, `critical` and `blocker`.
  private static func severity(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
