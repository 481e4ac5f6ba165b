/// A chart of horizontal bars for percentages, in groups. A table with the same numbers accompanies it.
struct BarChart {
  /// The title of the chart.
  let title: String
  /// A text alternative to the bars.
  let summary: String
  let groups: [Group]

  /// A group of bars under a heading.
  struct Group {
    /// The heading; empty if the title of the chart suffices.
    let title: String
    let bars: [Bar]
  }

  /// A bar.
  struct Bar {
    let label: String
    /// The percentage, from 0 to 100.
    let percent: Double
    /// The value in words.
    let value: String
    /// The confidence interval of the value, if the bar is an estimate.
    var interval: ClosedRange<Double>?
  }
}
