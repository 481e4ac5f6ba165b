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
