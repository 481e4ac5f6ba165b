import WatchwordSystemFiles

/// The lines that are shown at the end of standard error's terminal, until others take their place.
struct RuleScreen {
  private var height = 0
  private let isOn: Bool

  /// Lines are shown only where the screen is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// Shows `lines` in place of those shown before, as many as the screen has room for.
  mutating func show(_ lines: [String]) {
    guard isOn else { return }
    clear()
    let shown = lines.prefix(max(StandardStream.error.rows - 1, 1))
    // Without wrapping (DECAWM), so that a line stays a line on a narrow terminal.
    StandardError.write("\u{1B}[?7l" + shown.map { $0 + "\n" }.joined() + "\u{1B}[?7h")
    height = shown.count
  }

  /// Moves up over the lines and clears them (ECMA-48: CPL, ED).
  mutating func clear() {
    if height > 0 { StandardError.write("\u{1B}[\(height)F\u{1B}[J") }
    height = 0
  }

  /// The lines are no longer where they were.
  mutating func forget() { height = 0 }
}
