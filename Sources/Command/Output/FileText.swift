import WatchwordReporting

/// Escaping of text for files, which may also be printed.
enum FileText {
  /// Returns the text with control characters, and characters that override the direction of text (UAX #9, section 2),
  /// shown as `\u{1B}`. Tabs and line breaks are kept; CRLF becomes LF.
  static func escaped(_ text: String) -> String {
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
