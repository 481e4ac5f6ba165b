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

/// The name of a policy format that can be written. The name of a read-only format is also parsed, so that the error
/// can explain that it is only read.
struct WrittenPolicyFormatName: NamedArgument {
  /// The format.
  let format: PolicyFormat

  static var choices: [WrittenPolicyFormatName] {
    PolicyFormat.known.filter(\.isWritable).map { WrittenPolicyFormatName(format: $0) }
  }
  var word: String { format.id.string }
}

extension WrittenPolicyFormatName {
  /// Throws for a read-only format.
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
