import WatchwordBasics

/// The suppressions in one catalogue.
struct SuppressionFacts: Sendable {
  /// The suppressions in the notes of the units.
  let notes: NoteSuppressions
  /// The suppressions of the configuration for the catalogue.
  let configured: [Suppression]
  /// The checks that are off in the catalogue.
  let inactive: Set<ExactText>
  /// Whether the catalogue was read completely.
  let isComplete: Bool
  /// The suppressions that left out findings; known after all other checks.
  var used: Set<SuppressionUse> = []

  /// Whether there are no suppressions.
  var isEmpty: Bool { notes.isEmpty && configured.isEmpty }

  /// Returns the suppressions that apply to the finding.
  ///
  /// A finding that ends the reading of the catalogue is never left out, because an unread file would otherwise look
  /// clean.
  func uses(for finding: Finding) -> [SuppressionUse] {
    var uses: [SuppressionUse] = []
    if let note = notes.note(at: finding.span.start), note.checks.contains(finding.id) {
      uses.append(.note(note.position, finding.id))
    }
    for suppression in configured where suppression.covers(finding) {
      uses.append(.configuration(suppression.file, suppression.span.start, finding.id))
    }
    if uses.isEmpty || Checks.named(finding.id)?.canBeSuppressed != true { return [] }
    return uses
  }

  /// Whether the check certainly found everything that it can find in the catalogue.
  ///
  /// Checks that compare catalogues find nothing if the other catalogues are not among the files of the run.
  func isCertain(_ check: CheckDescription) -> Bool {
    guard isComplete, !inactive.contains(check.id) else { return false }
    if case .project = check.implementation { return false }
    return true
  }
}

/// A check that a suppression names, and that has a finding to which the suppression applies.
enum SuppressionUse: Hashable, Sendable {
  /// A note of the unit at this position, and the check.
  case note(SourcePosition, ExactText)
  /// An entry at this position in a configuration file, and the check.
  case configuration(ExactText, SourcePosition, ExactText)
}

extension Suppression {
  fileprivate func covers(_ finding: Finding) -> Bool {
    guard checks.contains(finding.id) else { return false }
    guard let unit else { return true }
    return finding.unit.map { unit.matches($0) } ?? false
  }
}

extension CheckDescription {
  /// Whether findings of the check can be suppressed.
  var canBeSuppressed: Bool {
    if case .suppression = implementation { return false }
    return kind.leavesOut != .rest
  }
}
