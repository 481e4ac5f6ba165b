import WatchwordDiagnostics

/// A finding with the data that determines its position in the report.
struct FoundDiagnostic: Sendable {
  let diagnostic: Diagnostic
  /// The index of the check in the list of checks; -1 for readers, whose findings come first.
  let check: Int

  static let reader = -1
  /// The index of checks that compare catalogues, whose findings come last.
  static let project = Int(UInt16.max)

  /// Whether the finding comes before another one. Findings of which neither precedes the other keep their order.
  fileprivate func precedes(_ other: FoundDiagnostic) -> Bool {
    let (one, two) = (diagnostic.span.start, other.diagnostic.span.start)
    return one != two ? one < two : check < other.check
  }
}

extension [FoundDiagnostic] {
  /// Returns the findings sorted by place, then by check; findings that are equal in both keep their order.
  func sortedByPosition() -> [FoundDiagnostic] {
    // Sorts indices instead of findings, because copying a finding costs much more.
    let order = indices.sorted { left, right in
      if self[left].precedes(self[right]) { return true }
      return self[right].precedes(self[left]) ? false : left < right
    }
    return order.map { self[$0] }
  }
}
