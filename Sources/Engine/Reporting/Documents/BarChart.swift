/// A chart of horizontal bars for percentages, in groups. A table with the same numbers accompanies it.
package struct BarChart {
  /// The title of the chart.
  package let title: String
  /// A text alternative to the bars.
  package let summary: String
  package let groups: [Group]

  /// Creates a chart.
  package init(title: String, summary: String, groups: [Group]) {
    self.title = title
    self.summary = summary
    self.groups = groups
  }

  /// A group of bars under a heading.
  package struct Group {
    /// The heading; empty if the title of the chart suffices.
    package let title: String
    package let bars: [Bar]

    /// Creates a group of bars.
    package init(title: String, bars: [Bar]) {
      self.title = title
      self.bars = bars
    }
  }

  /// A bar.
  package struct Bar {
    package let label: String
    /// The percentage, from 0 to 100.
    package let percent: Double
    /// The value in words.
    package let value: String
    /// The confidence interval of the value, if the bar is an estimate.
    package var interval: ClosedRange<Double>?

    /// Creates a bar.
    package init(label: String, percent: Double, value: String, interval: ClosedRange<Double>? = nil) {
      self.label = label
      self.percent = percent
      self.value = value
      self.interval = interval
    }
  }
}
