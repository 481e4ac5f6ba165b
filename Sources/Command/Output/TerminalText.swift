import WatchwordReporting

/// Texts for users, made safe for a terminal.
enum TerminalText {
  /// The text with what commands a terminal shown as `\u{1B}`, line breaks too unless they are kept (CRLF as LF).
  ///
  /// Directional marks and isolates stay, since rule texts in right-to-left languages need them; everything else is as
  /// ``TerminalScalar`` says.
  static func escaped(_ text: String, keepingLineBreaks: Bool = false) -> String {
    var result = ""
    for (scalar, next) in zip(text.unicodeScalars, text.unicodeScalars.dropFirst().map { Optional($0) } + [nil]) {
      switch scalar {
      case "\r" where keepingLineBreaks && next == "\n": break
      case "\n" where keepingLineBreaks, "\u{61C}", "\u{200E}", "\u{200F}", "\u{2066}"..."\u{2069}":
        result.unicodeScalars.append(scalar)
      default: result += TerminalScalar.shown(scalar).text
      }
    }
    return result
  }
}
