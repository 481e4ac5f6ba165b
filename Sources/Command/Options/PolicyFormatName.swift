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

/// The name of a format of policies that is written. The name of another one is taken too, so that the command can say
/// that it is only read.
struct WrittenPolicyFormatName: NamedArgument {
  /// The format.
  let format: PolicyFormat

  static var choices: [WrittenPolicyFormatName] {
    PolicyFormat.known.filter(\.isWritable).map { WrittenPolicyFormatName(format: $0) }
  }
  var word: String { format.id.string }
}

extension WrittenPolicyFormatName {
  /// Throws for a format that is only read.
  func requireWritable() throws {
    guard !format.isWritable else { return }
    let names = PolicyFormat.known.filter(\.isWritable).map(\.id.string).joined(separator: ", ")
    throw ValidationError("Policies are only read from \(word), not written; use one of: \(names)")
  }

  init?(argument: String) {
    guard let name = PolicyFormatName(argument: argument) else { return nil }
    format = name.format
  }
}
