import WatchwordBasics

/// A collector of the entries of configuration files that suppress nothing in any of the catalogues.
struct UnusedEntries {
  private var entries: [EntryKey: Entry] = [:]

  private struct EntryKey: Hashable {
    let file: ExactText
    let start: SourcePosition
  }

  private struct Entry {
    let suppression: Suppression
    var used: Set<ExactText> = []
    /// The checks that ran completely in at least one of the catalogues.
    var certain: Set<ExactText> = []
    var isReadable = true
    /// The severity for findings about unused entries, from the configuration.
    var severity: CheckSeverity?
  }

  /// Adds the suppressions of a catalogue.
  mutating func add(_ facts: SuppressionFacts, _ filter: FindingFilter) {
    for suppression in facts.configured {
      let key = EntryKey(file: suppression.file, start: suppression.span.start)
      var entry = entries[key] ?? Entry(suppression: suppression)
      for id in suppression.checks {
        if facts.used.contains(.configuration(key.file, key.start, id)) { entry.used.insert(id) }
        if let check = Checks.named(id), facts.isCertain(check) { entry.certain.insert(id) }
      }
      entry.severity = filter.severity(of: UnusedSuppression.kind.id)
      if !facts.isComplete { entry.isReadable = false }
      entries[key] = entry
    }
  }

  /// The findings about the entries, by configuration file.
  var findings: [FileFindings] {
    guard let check = Checks.named(UnusedSuppression.kind.id) else { return [] }
    var found: [Finding] = []
    for entry in entries.values where entry.isReadable && entry.suppression.isWhollyCovered {
      let suppression = entry.suppression
      var severity = check.kind.severity
      if let changed = entry.severity {
        guard case .on(let other) = changed else { continue }
        severity = other
      }
      for id in suppression.checks where entry.certain.contains(id) && !entry.used.contains(id) {
        var finding = check.finding(
          .unusedEntry(id, unit: suppression.unit), file: suppression.file, at: suppression.span, unit: nil, fix: nil)
        finding.severity = severity
        found.append(finding)
      }
    }
    found.sort { left, right in
      left.file != right.file ? left.file < right.file : left.span.start < right.span.start
    }
    return FileFindings.grouping(found)
  }
}
