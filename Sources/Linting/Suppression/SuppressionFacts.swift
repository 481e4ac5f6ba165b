import WatchwordDiagnostics

/// What is suppressed in one catalogue.
struct SuppressionFacts: Sendable {
  /// What the notes of the units suppress.
  let notes: NoteSuppressions
  /// What the configuration suppresses in the catalogue.
  let configured: [Suppression]
  /// The checks that are off in the catalogue.
  let inactive: Set<ExactText>
  /// Whether the catalogue was read to its end.
  let isComplete: Bool
  /// The suppressions by which findings were left out; known after all other checks.
  var used: Set<SuppressionUse> = []

  /// Whether nothing is suppressed.
  var isEmpty: Bool { notes.isEmpty && configured.isEmpty }

  /// The suppressions by which the finding is left out.
  ///
  /// A finding about the reading of the catalogue is never left out, because an unread file would otherwise look clean.
  func uses(for diagnostic: Diagnostic) -> [SuppressionUse] {
    var uses: [SuppressionUse] = []
    if let note = notes.note(at: diagnostic.span.start), note.checks.contains(diagnostic.id) {
      uses.append(.note(note.place, diagnostic.id))
    }
    for suppression in configured where suppression.covers(diagnostic) {
      uses.append(.configuration(suppression.file, suppression.span.start, diagnostic.id))
    }
    if uses.isEmpty || Checks.named(diagnostic.id)?.canBeSuppressed != true { return [] }
    return uses
  }

  /// Whether it is certain that the check would have found what it finds in the catalogue.
  ///
  /// Checks that compare catalogues find nothing if the others are not among the files of the run.
  func isCertain(_ check: CheckDescription) -> Bool {
    guard isComplete, !inactive.contains(check.id) else { return false }
    if case .project = check.implementation { return false }
    return true
  }
}

/// A check that a suppression names and that found something there.
enum SuppressionUse: Hashable, Sendable {
  /// A note of the unit at this place.
  case note(SourcePosition, ExactText)
  /// The place in this configuration file.
  case configuration(ExactText, SourcePosition, ExactText)
}

extension Suppression {
  fileprivate func covers(_ diagnostic: Diagnostic) -> Bool {
    guard checks.contains(diagnostic.id) else { return false }
    guard let unit else { return true }
    return diagnostic.unit.map { unit.matches($0) } ?? false
  }
}

extension CheckDescription {
  /// Whether findings of the check can be left out one by one.
  var canBeSuppressed: Bool {
    if case .suppression = implementation { return false }
    return kind.leavesOut != .rest
  }
}
