import WatchwordDiagnostics

extension [Diagnostic] {
  /// The findings by their places; those of one place keep their order.
  func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      left.element.span.start != right.element.span.start
        ? left.element.span.start < right.element.span.start : left.offset < right.offset
    }.map(\.element)
  }
}
