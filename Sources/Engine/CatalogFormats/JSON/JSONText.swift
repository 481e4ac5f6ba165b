import WatchwordBasics

/// Writes JSON strings as Apple's encoder does.
enum JSONText {
  /// Returns the content of a string. Only mandatory characters are escaped, so slashes are not.
  static func content(of text: ExactText) -> String {
    if text.string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return text.string }
    var content = ""
    for scalar in text.string.unicodeScalars {
      switch scalar {
      case "\"": content += "\\\""
      case "\\": content += "\\\\"
      case "\u{8}": content += "\\b"
      case "\u{C}": content += "\\f"
      case "\n": content += "\\n"
      case "\r": content += "\\r"
      case "\t": content += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        content += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: content.unicodeScalars.append(scalar)
      }
    }
    return content
  }

  /// Returns the string with its quotation marks.
  static func string(_ text: ExactText) -> String { "\"" + content(of: text) + "\"" }
}
