extension TextFormat {
  /// A list; with several locales, one list per locale under a heading.
  static let markdown = TextFormat("markdown") { report in
    var output = ""
    for text in report.locales {
      if report.locales.count > 1 { output += (output.isEmpty ? "" : "\n") + "## \(text.locale)\n\n" }
      for row in report.rows(of: text) { output += "- " + Markdown.text(row.text) + "\n" }
    }
    return output
  }
}
