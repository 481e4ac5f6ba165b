import ArgumentParser
import WatchwordSystemFiles

/// The choice of when to colour the output.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour standard output. With `auto`, only on a terminal, unless `NO_COLOR` (no-color.org) or
  /// `TERM=dumb` is set.
  var isOn: Bool { isOn(for: .output) }

  /// Whether to colour the output to `stream`, by the same rule.
  func isOn(for stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: stream.isScreen && Environment.value(of: "NO_COLOR") == nil
    }
  }
}
