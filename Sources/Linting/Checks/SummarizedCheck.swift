import WatchwordDiagnostics

/// A check of units whose findings are what is left to do, and not defects: a report tells them in one finding per
/// catalogue, unless it is asked to list every unit.
protocol SummarizedCheck: UnitCheck {
  /// Reports in one finding what ``UnitCheck/check(_:in:_:)`` would report for each unit of `catalog`.
  static func summarize(_ catalog: CatalogSummary, _ selection: CheckSelection, _ findings: inout Findings)
}
