/// Makes code points of untrusted text safe to print on a terminal.
package enum TerminalScalar {
  /// Returns the text to print for a code point, and its width in terminal cells.
  ///
  /// Control characters, and format characters that change the direction of text, are shown as `\u{…}`, because they
  /// could change the screen or disguise the content of a line. Tabs and line breaks are shown as `\t`, `\n` and `\r`.
  package static func shown(_ scalar: Unicode.Scalar) -> (text: String, width: Int) {
    switch scalar {
    case "\t": return ("\\t", 2)
    case "\n": return ("\\n", 2)
    case "\r": return ("\\r", 2)
    default: break
    }
    if isEscaped(scalar) {
      let escape = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      return (escape, escape.utf8.count)
    }
    return (String(scalar), width(of: scalar))
  }

  /// Returns the text as one line that is safe to print.
  package static func shown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) { result += shown(scalar).text } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Whether the code point is a control character, a line separator or one of the bidirectional format characters
  /// (UAX #9, section 2).
  package static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Returns the width in terminal cells: 0 for marks and joiners, 2 for East Asian wide characters and emoji (UAX
  /// #11).
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1F1E6...0x1F1FF: return 1  // Half of a flag.
    // Characters with emoji presentation by default (UTS #51, section 1.4.3).
    case 0x2000... where scalar.properties.isEmojiPresentation: return 2
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

/// Colours and other renditions of terminals (ECMA-48, SGR).
package enum TerminalColor: String, Sendable {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case grey = "90"
  case bold = "1"
  case boldRed = "1;31"
  case boldYellow = "1;33"
  case boldCyan = "1;36"
  case reversed = "7"

  /// Returns the text in this colour if `isOn`.
  package func paint(_ text: String, if isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
