import WatchwordDiagnostics

/// The findings of several sorted runs about one catalogue, as one sequence by place.
struct FindingMerge: Sendable {
  let name: ExactText
  /// The runs; of findings that neither place nor check tells apart, those of earlier runs come first.
  var runs: [FindingRun] = []
  /// The messages whose findings do not hold, because they were made before all units were known.
  var refuted: Set<MessageDigest> = []
  /// Whether findings hold that need every unit of a message.
  var isComplete = true
  /// What the configuration and the notes make of the findings.
  var filter: FindingFilter

  /// The suppressions by which findings were left out.
  var uses: Set<SuppressionUse> {
    guard filter.suppresses else { return [] }
    var uses: Set<SuppressionUse> = []
    let next = makeNextBeforeFilter()
    while let diagnostic = next() { uses.formUnion(filter.uses(for: diagnostic)) }
    return uses
  }

  /// A function that gives the next finding at each call, and `nil` at the end.
  func makeNext() -> () -> Diagnostic? {
    let next = makeNextBeforeFilter()
    let filter = filter
    return {
      while let diagnostic = next() { if let diagnostic = filter.shown(diagnostic) { return diagnostic } }
      return nil
    }
  }

  /// As ``makeNext()``, with the findings that are off or suppressed.
  private func makeNextBeforeFilter() -> () -> Diagnostic? {
    var cursors = runs.map { FindingRun.Cursor($0, of: name) }
    var least = Self.least(of: cursors)
    return {
      while let index = least.index, let found = cursors[index].current {
        cursors[index].advance()
        // Runs rarely overlap, so that the next finding is mostly in the same one.
        if !Self.isLeast(cursors[index].current, from: index, of: cursors, least.next) {
          least = Self.least(of: cursors)
        }
        if holds(found) { return found.diagnostic }
      }
      return nil
    }
  }

  /// The findings, which are counted once.
  var sequence: FindingSequence {
    var counts = Severity.allCases.map { _ in 0 }
    let next = makeNext()
    while let diagnostic = next() { counts[Int(diagnostic.severity.rawValue)] += 1 }
    return FindingSequence(count: { counts[Int($0.rawValue)] }, makeNext: makeNext)
  }

  private func holds(_ found: FoundDiagnostic) -> Bool {
    if let message = found.message, !refuted.isEmpty, refuted.contains(message) { return false }
    guard !isComplete, Checks.all.indices.contains(found.check) else { return true }
    return !Checks.all[found.check].needsEveryUnit
  }

  /// The cursors with the first finding and with the one after it.
  private static func least(of cursors: [FindingRun.Cursor]) -> (index: Int?, next: Int?) {
    var least: (index: Int?, next: Int?)
    for index in cursors.indices where cursors[index].current != nil {
      if isBefore(cursors[index].current, index, least.index, cursors) {
        least = (index, least.index)
      } else if isBefore(cursors[index].current, index, least.next, cursors) {
        least.next = index
      }
    }
    return least
  }

  /// Whether a finding from the cursor at `index` is still before that of the `next` one.
  private static func isLeast(
    _ found: FoundDiagnostic?, from index: Int, of cursors: [FindingRun.Cursor], _ next: Int?
  ) -> Bool {
    found != nil && isBefore(found, index, next, cursors)
  }

  private static func isBefore(
    _ found: FoundDiagnostic?, _ index: Int, _ other: Int?, _ cursors: [FindingRun.Cursor]
  ) -> Bool {
    guard let found, let other, let current = cursors[other].current else { return true }
    if found.precedes(current) { return true }
    return current.precedes(found) ? false : index < other
  }
}
