/// A writer of charts as SVG inside a page (SVG 2, with WAI-ARIA's role img), without scripts or links. The style sheet
/// of the page defines the colours.
package struct ChartWriter {
  private static let width = 640.0
  private static let rowHeight = 38.0
  private static let titleHeight = 26.0
  /// The maximum number of characters of a label.
  private static let maximumLabelLength = 60

  private var top = 0.0
  private var output = ""

  /// Returns the chart as an element. `number` distinguishes it from the other charts of the page.
  package static func text(of chart: BarChart, number: Int) -> String {
    var writer = ChartWriter()
    for group in chart.groups {
      if !group.title.isEmpty { writer.write(title: group.title) }
      for bar in group.bars { writer.write(bar) }
    }
    let (title, summary) = ("chart-\(number)-title", "chart-\(number)-summary")
    return """
      <figure>
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="\(title) \(summary)" \
      viewBox="0 0 \(shown(width)) \(shown(writer.top))">
      <title id="\(title)">\(escaped(chart.title))</title>
      <desc id="\(summary)">\(escaped(chart.summary))</desc>
      \(writer.output)</svg>
      </figure>

      """
  }

  private mutating func write(title: String) {
    output += "<text class=\"group\" x=\"0\" y=\"\(Self.shown(top + 17))\">\(Self.escaped(title))</text>\n"
    top += Self.titleHeight
  }

  private mutating func write(_ bar: BarChart.Bar) {
    let (right, middle) = (Self.shown(Self.width), Self.shown(top + 26))
    output += "<text x=\"0\" y=\"\(Self.shown(top + 14))\">\(Self.label(bar.label))</text>\n"
    output += "<text class=\"value\" x=\"\(right)\" y=\"\(Self.shown(top + 14))\">\(Self.escaped(bar.value))</text>\n"
    for (name, percent) in [("track", 100), ("bar", bar.percent)] {
      output +=
        "<rect class=\"\(name)\" x=\"0\" y=\"\(Self.shown(top + 20))\" width=\"\(Self.barWidth(percent))\""
        + " height=\"12\"/>\n"
    }
    if let interval = bar.interval {
      output +=
        "<path class=\"interval\" d=\"M\(Self.barWidth(interval.lowerBound)) \(middle)"
        + "H\(Self.barWidth(interval.upperBound))\"/>\n"
    }
    top += Self.rowHeight
  }

  /// The width of a bar for a percentage.
  private static func barWidth(_ percent: Double) -> String { shown(width * min(max(percent, 0), 100) / 100) }

  /// A length with at most one decimal. `rounded()` would be a function of the mathematical library, with which an app
  /// that imports no Foundation is not linked.
  private static func shown(_ length: Double) -> String {
    let tenths = Int(length * 10 + 0.5)
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A label from the input, truncated if it is too long for its line, and with its direction isolated.
  private static func label(_ label: String) -> String {
    let cut = label.count > maximumLabelLength ? label.prefix(maximumLabelLength - 1) + "…" : label[...]
    return "\u{2068}\(escaped(String(cut)))\u{2069}"
  }

  private static func escaped(_ text: String) -> String { MarkupText.references(in: FileText.escaped(text)) }
}
