import WatchwordDiagnostics

/// A finding with what decides on its place in the report.
struct FoundDiagnostic: Sendable {
  let diagnostic: Diagnostic
  /// The place of the check in the list of checks; less for readers, whose findings come first.
  let check: Int

  static let reader = -1
  /// Findings of checks that compare catalogues come last.
  static let project = Int(UInt16.max)

  /// Whether the finding comes before another one. Those for which neither is true keep their order.
  fileprivate func precedes(_ other: FoundDiagnostic) -> Bool {
    let (one, two) = (diagnostic.span.start, other.diagnostic.span.start)
    return one != two ? one < two : check < other.check
  }
}

extension [FoundDiagnostic] {
  /// The findings by place; those of one place by their checks, and else in their order.
  func sortedByPlace() -> [FoundDiagnostic] {
    // Places are sorted and not findings, because each copy of a finding costs much more.
    let order = indices.sorted { left, right in
      if self[left].precedes(self[right]) { return true }
      return self[right].precedes(self[left]) ? false : left < right
    }
    return order.map { self[$0] }
  }
}
