import WatchwordDiagnostics

extension ReportFormat {
  /// A report of Code Quality, which GitLab shows in merge requests: an array with the subset of the Code Climate format
  /// that GitLab documents under "Code Quality report format".
  public static let gitlab = ReportFormat("gitlab", "Code Quality of merge requests on GitLab") {
    report, _, output throws(OutputEnd) in
    var fingerprints = Fingerprints()
    var writer = JSONWriter()
    try writer.array { list throws(OutputEnd) in
      for diagnostic in report.findings {
        list.write(violation: diagnostic, fingerprint: fingerprints.next(for: diagnostic))
        try output(list.takeText())
      }
    }
    try output(writer.takeText() + "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func write(violation diagnostic: Diagnostic, fingerprint: String) {
    object { violation in
      violation.member("description", diagnostic.messageWithHelp)
      violation.member("check_name", diagnostic.id)
      violation.member("fingerprint", fingerprint)
      violation.member("severity", Self.severity(of: diagnostic.severity))
      violation.key("location")
      violation.object { location in
        location.member("path", diagnostic.repositoryPath)
        location.key("positions")
        location.object { positions in
          positions.position("begin", diagnostic.span.start)
          positions.position("end", diagnostic.span.end)
        }
      }
    }
  }

  private mutating func position(_ name: String, _ position: SourcePosition) {
    key(name)
    object { object in
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
