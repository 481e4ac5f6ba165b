import WatchwordDiagnostics
import WatchwordSystemFiles

/// A watcher that polls files twice a second, which works on every file system.
struct FileWatch {
  private static let interval: Int32 = 500

  /// Returns the files to watch, which may change between calls.
  let files: () -> [SystemPath]

  /// Calls `body` with the files that were written, added or removed since the last call. Never returns.
  func run(_ body: ([SystemPath]) -> Void) {
    var known = state
    while true {
      Program.pause(milliseconds: Self.interval)
      let now = state
      let changed = (files() + known.keys.filter { now[$0] == nil }).filter { known[$0] != now[$0] }
      guard !changed.isEmpty else { continue }
      known = now
      body(changed)
    }
  }

  private var state: [SystemPath: SystemPath.Modification] {
    Dictionary(
      files().compactMap { path in path.modification.map { (path, $0) } }, uniquingKeysWith: { first, _ in first })
  }
}
