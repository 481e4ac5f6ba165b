/// Bars of shares in per cent, one below the other, in groups. What it shows stands in a table beside it, too.
struct BarChart {
  /// What the chart is about.
  let title: String
  /// What the bars show, for those who do not see them.
  let summary: String
  let groups: [Group]

  /// Bars under a heading.
  struct Group {
    /// The heading; empty if the title says it.
    let title: String
    let bars: [Bar]
  }

  /// A bar.
  struct Bar {
    let label: String
    /// From 0 to 100.
    let percent: Double
    /// The value in words.
    let value: String
    /// The interval in which the true value is, if the bar is an estimate.
    var interval: ClosedRange<Double>?
  }
}
