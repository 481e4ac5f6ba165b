extension TextFormat {
  /// One line per rule, for people; several locales have their tags as headings.
  static let text = TextFormat("text") { report in
    let isAlone = report.locales.count == 1
    var output = ""
    for text in report.locales {
      if !isAlone { output += "\(text.locale)\n" }
      for row in report.rows(of: text) {
        output += (isAlone ? "" : "  ") + TerminalText.escaped(row.text, keepingLineBreaks: true) + "\n"
      }
    }
    return output
  }
}
