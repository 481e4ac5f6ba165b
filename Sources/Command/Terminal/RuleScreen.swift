import WatchwordSystemFiles

/// The lines at the bottom of the terminal on standard error, which can be replaced by others.
struct RuleScreen {
  private var height = 0
  private let isOn: Bool

  /// Creates a screen; it shows nothing if `isOn` is false.
  init(isOn: Bool) { self.isOn = isOn }

  /// Replaces the lines shown before by `lines`, as many as fit.
  mutating func show(_ lines: [String]) {
    guard isOn else { return }
    clear()
    let shown = lines.prefix(max(StandardStream.error.rows - 1, 1))
    // Without wrapping (DECAWM), so that each line remains one line on a narrow terminal.
    StandardError.write("\u{1B}[?7l" + shown.map { $0 + "\n" }.joined() + "\u{1B}[?7h")
    height = shown.count
  }

  /// Moves up over the lines and clears them (ECMA-48: CPL, ED).
  mutating func clear() {
    if height > 0 { StandardError.write("\u{1B}[\(height)F\u{1B}[J") }
    height = 0
  }

  /// Forgets the lines, because they are no longer where they were.
  mutating func forget() { height = 0 }
}
