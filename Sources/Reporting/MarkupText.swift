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
  static func attributes(_ values: [(name: String, value: String)]) -> String {
    values.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
