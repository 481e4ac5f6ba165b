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

/// Text in HTML.
private enum HTML {
  /// The text with escaped markup characters.
  static func text(_ text: String) -> String {
    var output = ""
    for scalar in FileText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
