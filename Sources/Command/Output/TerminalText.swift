import WatchwordReporting

/// Escaping of texts for a terminal.
enum TerminalText {
  /// Returns the text with terminal control characters shown as `\u{1B}`, including line breaks unless they are kept
  /// (CRLF as LF).
  ///
  /// Directional marks and isolates are kept, because rule texts in right-to-left languages need them; everything else
  /// follows ``TerminalScalar``.
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
