import WatchwordDiagnostics

extension [Diagnostic] {
  /// The findings by their places; those of one place keep their order.
  func sortedByPlace() -> [Diagnostic] {
    indices.sorted { left, right in
      let (one, other) = (self[left].span.start, self[right].span.start)
      return one != other ? one < other : left < right
    }.map { self[$0] }
  }
}
