/// Text from files and servers, made safe for a terminal.
enum TerminalText {
  /// The text with its control characters (C0, DEL, C1) and bidirectional overrides shown as `\u{1B}`; line breaks too,
  /// unless they are kept.
  static func escaped(_ text: String, keepingLineBreaks: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepingLineBreaks: result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{202A}"..."\u{202E}", "\u{2028}", "\u{2029}":
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
