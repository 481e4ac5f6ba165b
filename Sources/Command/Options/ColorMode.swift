import ArgumentParser
import WatchwordSystemFiles

/// When output is coloured.
enum ColorMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// Whether to colour what goes to standard output: with `auto`, only on a terminal, and not where `NO_COLOR`
  /// (no-color.org) or `TERM=dumb` is set.
  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: StandardStream.output.isScreen && Environment.value(of: "NO_COLOR") == nil
    }
  }
}
