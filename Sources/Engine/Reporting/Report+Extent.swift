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

extension Report {
  /// The kinds of the findings, in the order of ``kinds``.
  ///
  /// Kinds that are not in ``kinds`` come last, described by their ids: `wrong-type` gives "Wrong type".
  var foundKinds: [FindingKind] {
    var found: [ExactText: Severity] = [:]
    var order: [ExactText] = []
    for diagnostic in findings where found.updateValue(diagnostic.severity, forKey: diagnostic.id) == nil {
      order.append(diagnostic.id)
    }
    let described = kinds.filter { found.removeValue(forKey: $0.id) != nil }
    return described
      + order.compactMap { id in found[id].map { FindingKind(id, $0, page: Self.sentence(of: id)) } }
  }

  private static func sentence(of id: ExactText) -> String {
    let words = id.string.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
