import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats

/// A format of policies that `--from` and `--to` name by its id.
struct PolicyFormatName: NamedArgument {
  /// The format.
  let format: PolicyFormat

  static var choices: [PolicyFormatName] { PolicyFormat.known.map { PolicyFormatName(format: $0) } }
  var word: String { format.id.string }
}
