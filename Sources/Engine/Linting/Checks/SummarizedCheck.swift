import WatchwordBasics

/// A check of units whose findings represent remaining work rather than defects. A report has one finding per
/// catalogue, unless every unit is to be listed.
protocol SummarizedCheck: UnitCheck {
  /// Reports one finding in place of what ``UnitCheck/check(_:in:_:)`` would report for each unit of `catalog`.
  static func summarize(_ catalog: CatalogSummary, _ selection: CheckSelection, _ findings: inout Findings)
}
