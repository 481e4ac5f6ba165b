import ArgumentParser
import Diagnostics
import Localization

/// What `watchword text` prints.
struct TextReport {
  let policy: String
  let style: TextStyle
  let locales: [LocalizedText]
}

/// The outputs that `watchword text --format` offers.
enum TextFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, csv, markdown, html

  /// The whole output, with its last line break.
  func text(for report: TextReport) -> String {
    switch self {
    case .text: plain(report)
    case .json: json(report)
    case .csv: csv(report)
    case .markdown: markdown(report)
    case .html: html(report)
    }
  }

  /// What is said of each rule, or the joined text as the only row.
  private func rows(of text: LocalizedText, in style: TextStyle) -> [(rule: String, text: String)] {
    switch style {
    case .checklist, .requirement: text.rules
    case .summary, .relid: [("summary", text.summary)]
    }
  }

  private func plain(_ report: TextReport) -> String {
    let isAlone = report.locales.count == 1
    var output = ""
    for text in report.locales {
      if !isAlone { output += "\(text.locale)\n" }
      for (_, words) in rows(of: text, in: report.style) {
        output += (isAlone ? "" : "  ") + TerminalText.escaped(words, keepingLineBreaks: true) + "\n"
      }
    }
    return output
  }

  private func json(_ report: TextReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", report.policy)
      writer.key("locales")
      writer.array { writer in for text in report.locales { write(text, to: &writer) } }
    }
    return writer.text + "\n"
  }

  private func write(_ text: LocalizedText, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("locale", text.locale.description)
      writer.member("direction", text.direction.keyword)
      writer.key("rules")
      writer.array { writer in
        for (rule, text) in text.rules {
          writer.object { writer in
            writer.member("rule", rule)
            writer.member("text", text)
          }
        }
      }
      writer.member("summary", text.summary)
      if let serverText = text.serverText { writer.member("serverText", serverText) }
    }
  }

  private func csv(_ report: TextReport) -> String {
    var output = CSV.row(["locale", "rule", "text"])
    for text in report.locales {
      for (rule, words) in rows(of: text, in: report.style) {
        output += CSV.row([text.locale.description, rule, words])
      }
    }
    return output
  }

  private func markdown(_ report: TextReport) -> String {
    var output = ""
    for text in report.locales {
      if report.locales.count > 1 { output += (output.isEmpty ? "" : "\n") + "## \(text.locale)\n\n" }
      for (_, words) in rows(of: text, in: report.style) { output += "- " + markdownText(words) + "\n" }
    }
    return output
  }

  /// The text on one line, with the characters escaped that CommonMark (sections 2.4, 4.1, 5.2) would read as markup.
  private func markdownText(_ text: String) -> String {
    let line = FileText.escaped(text).unicodeScalars.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    let listMark = listMark(in: line)
    var output = ""
    for index in line.indices {
      let scalar = line[index]
      if index == listMark || #"\`*_{}[]<>#|~&"#.unicodeScalars.contains(scalar) { output += "\\" }
      output.unicodeScalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return output
  }

  /// Where the mark stands that would begin a list in the list: a bullet, or what follows a number.
  private func listMark(in line: Substring.UnicodeScalarView) -> String.Index? {
    let behind = line.drop { ("0"..."9").contains($0) }
    guard let mark = behind.first else { return nil }
    if behind.startIndex == line.startIndex { return mark == "-" || mark == "+" ? line.startIndex : nil }
    let isMark = (mark == "." || mark == ")") && (behind.dropFirst().first ?? " ") == " "
    return isMark ? behind.startIndex : nil
  }

  private func html(_ report: TextReport) -> String {
    var output = ""
    for text in report.locales {
      output += "<ul lang=\"\(text.locale)\" dir=\"\(text.direction.keyword)\">\n"
      for (rule, words) in rows(of: text, in: report.style) {
        output += "  <li data-rule=\"\(rule)\">\(htmlText(words))</li>\n"
      }
      output += "</ul>\n"
    }
    return output
  }

  private func htmlText(_ text: String) -> String {
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

extension TextDirection {
  /// The value of HTML's `dir`.
  var keyword: String { self == .rightToLeft ? "rtl" : "ltr" }
}
