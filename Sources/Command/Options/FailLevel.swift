import ArgumentParser
import WatchwordDiagnostics

/// A severity that `--fail-level` offers.
struct FailLevel: NamedArgument {
  /// The lowest severity that makes a command fail.
  let severity: Severity

  static var choices: [FailLevel] { Severity.allCases.map { FailLevel(severity: $0) } }
  var word: String { severity.name }
}
