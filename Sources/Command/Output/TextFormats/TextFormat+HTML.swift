import WatchwordLocalization

extension TextFormat {
  /// One list per locale, with its language and its direction.
  static let html = TextFormat("html") { report in
    var output = ""
    for text in report.locales {
      output += "<ul lang=\"\(text.locale)\" dir=\"\(text.direction.rawValue)\">\n"
      for row in report.rows(of: text) {
        output += "  <li data-rule=\"\(row.rule)\">\(HTML.text(row.text))</li>\n"
      }
      output += "</ul>\n"
    }
    return output
  }
}
