import ArgumentParser
import WatchwordDiagnostics
import WatchwordLinting

/// A named set of checks that `--checks` offers.
struct CheckSetChoice: NamedArgument {
  /// The set.
  let checks: CheckSet

  static var choices: [CheckSetChoice] { CheckSet.allCases.map { CheckSetChoice(checks: $0) } }
  var word: String { checks.name.string }
}
