public import WatchwordDiagnostics

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
      let shown = file.findings.filter { diagnostic in
        room[Int(diagnostic.severity.rawValue)] -= 1
        return room[Int(diagnostic.severity.rawValue)] >= 0
      }
      return FileFindings(file: file.file, findings: shown)
    }.filter { !$0.findings.isEmpty }
  }
}
