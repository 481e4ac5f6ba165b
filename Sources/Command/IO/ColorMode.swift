import ArgumentParser

/// When output is coloured.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour what goes to standard output: `NO_COLOR` (no-color.org) and `TERM=dumb` say no to `auto`.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      StandardOutput.isTerminal && Environment.value(of: "NO_COLOR") == nil && Environment.value(of: "TERM") != "dumb"
    }
  }
}

/// Colours of terminals (ECMA-48, SGR).
enum Color: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case grey = "90"
  case bold = "1"
  case boldRed = "1;31"
  case boldYellow = "1;33"
  case boldCyan = "1;36"

  /// The text in this colour.
  func paint(_ text: String, if isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
