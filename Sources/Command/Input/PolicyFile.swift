import WatchwordDiagnostics
import WatchwordPolicy

/// A policy file that a command works on.
struct PolicyFile {
  /// The file's name without folder and extension.
  let name: String
  /// The policy, with its format and what else that says.
  let document: PolicyDocument

  /// The policy.
  var policy: PasswordPolicy { document.policy }

  /// The policy at `path`; findings go to standard error, and a policy with an error is refused.
  static func load(_ path: String, stdinName: String? = nil) throws -> PolicyFile {
    let source = try InputFile.read(path, stdinName: stdinName, as: .policy)
    let reading = PolicyFormat.read(source)
    StandardError.report(reading.diagnostics)
    guard reading.isSound, let document = reading.value else { throw RefusedPolicy(name: source.name) }
    return PolicyFile(name: InputFile.stem(of: source.name), document: document)
  }
}
