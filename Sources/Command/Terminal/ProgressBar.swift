import WatchwordSystemFiles

/// A progress bar on standard error, for work that takes longer than a second; not shown unless standard error is a
/// terminal.
struct ProgressBar: Sendable {
  private let total: Int
  private var done = 0
  /// The part of the bar that is shown as done; -1 before the bar is shown.
  private var filled = -1
  private let start = ContinuousClock.now
  private let isOnTerminal = StandardStream.error.isTerminal

  private static let width = 30

  /// Creates a bar for `total` bytes of work.
  init(total: Int) { self.total = total }

  /// Counts more bytes as done; what is read twice counts once.
  mutating func advance(by count: Int) {
    done = min(done + count, total)
    guard isOnTerminal, ContinuousClock.now - start > .seconds(1) else { return }
    let filled = total > 0 ? done * Self.width / total : Self.width
    guard filled != self.filled else { return }
    self.filled = filled
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardError.write("\r\(bar) \(filled * 100 / Self.width) %")
  }

  /// Removes the bar.
  func finish() {
    if filled >= 0 { StandardError.write("\r\u{1B}[K") }
  }
}
