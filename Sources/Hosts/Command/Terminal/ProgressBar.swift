import WatchwordSystemFiles

/// A progress bar on standard error, for work that takes longer than a second. It is shown only on a terminal. If the
/// total is unknown, it shows the amount done.
struct ProgressBar: Sendable {
  private let total: Int?
  private var done = 0
  /// The part of the bar shown as done; -1 before the bar is shown.
  private var filled = -1
  private let start = ContinuousClock.now
  private let isOnTerminal = StandardStream.error.isTerminal

  private static let width = 30

  /// Creates a bar for `total` bytes of work; `nil` if the total is unknown.
  init(total: Int?) { self.total = total }

  /// Adds `count` bytes to the amount done, up to the total.
  mutating func advance(by count: Int) {
    done = min(done + count, total ?? .max)
    guard isOnTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    guard let total else { return show(done >> 20) { "\($0) MiB" } }
    show(total > 0 ? done * Self.width / total : Self.width) { filled in
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        + " \(filled * 100 / Self.width) %"
    }
  }

  private mutating func show(_ filled: Int, _ words: (Int) -> String) {
    guard filled != self.filled else { return }
    self.filled = filled
    StandardError.write("\r" + words(filled))
  }

  /// Removes the bar until the next update.
  mutating func clear() {
    finish()
    filled = -1
  }

  /// Removes the bar.
  func finish() {
    if filled >= 0 { StandardError.write("\r\u{1B}[K") }
  }
}
