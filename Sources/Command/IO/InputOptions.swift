import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy

/// The options of every command that can read standard input.
struct InputOptions: ParsableArguments {
  @Option(name: .customLong("stdin-filename"), help: "What to call standard input (-) in findings.")
  var stdinFilename: String?
}

/// A policy file that a command works on.
struct PolicyFile {
  let name: String
  let policy: PasswordPolicy
  let format: PolicyFormat

  /// The policy at `path`; findings go to standard error, and a policy with an error is refused.
  static func load(_ path: String, stdinName: String? = nil) throws -> PolicyFile {
    let source = try InputFile.read(path, stdinName: stdinName, as: .policy)
    let reading = PolicyFormat.read(source)
    StandardError.report(reading.diagnostics)
    guard let policy = reading.policy, let format = reading.format else {
      throw UnusablePolicy(message: "\(source.name) is no usable policy; the findings are above")
    }
    return PolicyFile(name: InputFile.stem(of: source.name), policy: policy, format: format)
  }
}

/// A policy file that was read and cannot be used.
struct UnusablePolicy: Error {
  let message: String
}
