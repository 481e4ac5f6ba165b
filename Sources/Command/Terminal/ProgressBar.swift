import WatchwordSystemFiles

/// A progress bar on standard error, for work that takes longer than a second; not shown unless standard error is a
/// terminal.
struct ProgressBar {
  private let total: Int
  private var done = 0
  private var isShown = false
  private let start = ContinuousClock.now

  /// Creates a bar for `total` steps.
  init(total: Int) { self.total = total }

  /// Counts one more step.
  mutating func advance() {
    done += 1
    guard StandardStream.error.isTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    isShown = true
    let filled = total > 0 ? done * 30 / total : 30
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    StandardError.write("\r\(bar) \(done)/\(total)")
  }

  /// Removes the bar.
  func finish() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
