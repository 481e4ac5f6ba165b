import WatchwordDiagnostics
import WatchwordPolicy

/// A policy file that a command works on.
struct PolicyFile {
  /// The file's name without folder and extension.
  let name: String
  /// The policy with its format and additional values.
  let document: PolicyDocument

  /// The policy.
  var policy: PasswordPolicy { document.policy }

  /// Reads the policy at `path`. Findings are printed on standard error; throws if there is an error.
  static func load(_ path: String, stdinName: String? = nil) throws -> PolicyFile {
    let source = try InputFile.read(path, stdinName: stdinName, as: .policy)
    let reading = PolicyFormat.read(source)
    StandardError.report(reading.diagnostics)
    guard reading.isSound, let document = reading.value else { throw RefusedPolicy(name: source.name) }
    return PolicyFile(name: InputFile.stem(of: source.name), document: document)
  }
}
