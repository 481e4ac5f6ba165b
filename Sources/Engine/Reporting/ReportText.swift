import WatchwordBasics

/// The texts of findings in formats that other programs display.
enum ReportText {
  /// The maximum number of code points of a text, because some programs reject longer ones (libxml2, for example, reads
  /// at most 10 MB).
  private static let maximum = 20_000

  /// Returns the text on one line, without characters that could hide or reorder parts of it; see ``TerminalScalar``.
  static func shown(_ text: String) -> String { TerminalScalar.shown(text.clipped(to: maximum)) }

  /// Returns the text on one line; see ``shown(_:)-(String)``.
  static func shown(_ text: ExactText) -> String { shown(text.string) }
}

extension Finding {
  /// The message, followed by the help as a second sentence; safe to show.
  var messageWithHelp: String {
    ReportText.shown(message) + (help.map { ". \(ReportText.shown($0))" } ?? "")
  }

  /// The start of the finding; line and column are at least 1.
  var start: SourcePosition {
    SourcePosition(line: max(span.start.line, 1), column: max(span.start.column, 1))
  }
}

/// Text in XML and HTML.
package enum MarkupText {
  /// Returns the text of a report for the content of an element or a quoted attribute; see ``ReportText``.
  static func escaped(_ text: String) -> String { references(in: ReportText.shown(text)) }

  /// Returns the text with references for the characters that are markup in the content of an element or in a quoted
  /// attribute.
  ///
  /// U+FFFE and U+FFFF, which XML 1.0 forbids (section 2.2), are shown as `\u{…}`, because parsers reject even
  /// references to them.
  package static func references(in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns attributes with their values, each after a space.
  static func attributes(_ values: [(String, String)]) -> String {
    values.map { name, value in " \(name)=\"\(escaped(value))\"" }.joined()
  }
}
