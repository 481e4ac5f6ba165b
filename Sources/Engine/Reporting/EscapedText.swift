/// Escaping of texts for a terminal.
package enum TerminalText {
  /// Returns the text with terminal control characters shown as `\u{1B}`, including line breaks unless they are kept
  /// (CRLF as LF).
  ///
  /// Directional marks and isolates are kept, because rule texts in right-to-left languages need them; everything else
  /// follows ``TerminalScalar``.
  package static func escaped(_ text: String, keepingLineBreaks: Bool = false) -> String {
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

/// Escaping of text for files, which may also be printed.
package enum FileText {
  /// Returns the text with control characters, and characters that override the direction of text (UAX #9, section 2),
  /// shown as `\u{1B}`. Tabs and line breaks are kept; CRLF becomes LF.
  package static func escaped(_ text: String) -> String {
    var output = ""
    var isBehindReturn = false
    for scalar in text.unicodeScalars {
      if isBehindReturn, scalar != "\n" { output += TerminalScalar.shown("\r").text }
      isBehindReturn = scalar == "\r"
      switch scalar.value {
      case 0x0D: break
      case 0...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E: output += TerminalScalar.shown(scalar).text
      default: output.unicodeScalars.append(scalar)
      }
    }
    return isBehindReturn ? output + TerminalScalar.shown("\r").text : output
  }
}

extension String {
  /// Returns the text with each `scalar` replaced by `other`, even if a combining character follows it.
  package func replacing(scalar: Unicode.Scalar, with other: String) -> String {
    let parts = unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false)
    return parts.map { String($0) }.joined(separator: other)
  }
}
