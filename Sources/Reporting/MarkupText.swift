/// Text in XML and HTML.
enum MarkupText {
  /// The text for the content of an element and for an attribute in quotation marks; see ``ReportText``.
  ///
  /// Everything that XML 1.0 forbids (section 2.2) is shown as `\u{…}`, because parsers refuse even references to it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ReportText.shown(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Attributes with their values, each after a space.
  static func attributes(_ values: [(name: String, value: String)]) -> String {
    values.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
