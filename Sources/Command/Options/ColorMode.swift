import ArgumentParser
import WatchwordSystemFiles

/// When to colour the output.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour standard output. With `auto`, only on a terminal, unless `NO_COLOR` (no-color.org) or
  /// `TERM=dumb` is set.
  var isOn: Bool { isOn(for: .output) }

  /// Whether to colour what is written to `stream`, likewise.
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isScreen && Environment.value(of: "NO_COLOR") == nil
    }
  }
}
