public import WatchwordDiagnostics

extension Report {
  /// Shows only findings from this severity on, and of these at most `limit`, errors first, then warnings; ``summary``
  /// and ``count(of:)`` still count all.
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
      FileFindings(file: file.file, findings: file.findings.first(share))
    }.filter { !$0.findings.isEmpty }
  }
}

extension FindingSequence {
  /// As many of the first findings of each severity as `share` says.
  fileprivate func first(_ share: [Int]) -> FindingSequence {
    FindingSequence(count: { share[Int($0.rawValue)] }) {
      var room = share
      var pass = makeIterator()
      return {
        while room.contains(where: { $0 > 0 }), let diagnostic = pass.next() {
          guard room[Int(diagnostic.severity.rawValue)] > 0 else { continue }
          room[Int(diagnostic.severity.rawValue)] -= 1
          return diagnostic
        }
        return nil
      }
    }
  }
}
