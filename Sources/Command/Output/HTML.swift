/// Text in HTML.
enum HTML {
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
