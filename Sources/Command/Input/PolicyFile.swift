import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats

/// A policy file that a command works on.
struct PolicyFile {
  /// The file's name without folder and extension.
  let name: String
  /// The name of the file in findings.
  let source: ExactText
  /// The policy with its format and additional values.
  let document: PolicyDocument

  /// The policy.
  var policy: PasswordPolicy { document.policy }

  /// Reads the policy at `path`, or the shipped policy of that name, in `format`, or in the one that it looks like.
  /// Findings are printed on standard error; throws if there is an error.
  static func load(_ path: String, stdinName: String? = nil, as format: PolicyFormat? = nil) throws -> PolicyFile {
    let source = try source(path, stdinName: stdinName)
    let reading = format?.read(source) ?? PolicyFormat.read(source, among: PolicyFormat.known)
    StandardError.report(reading.diagnostics)
    guard reading.isSound, let document = reading.value else { throw RefusedPolicy(name: source.name) }
    return PolicyFile(name: InputFile.stem(of: source.name), source: source.name, document: document)
  }

  private static func source(_ path: String, stdinName: String?) throws -> SourceText {
    if let shipped = try ShippedPolicy.named(path) {
      return SourceText(name: shipped.name, bytes: Array(shipped.json.utf8))
    }
    if let name = try ShippedPolicy.nearest(to: path) {
      throw CommandFailure(
        message: "There is no file and no shipped policy \"\(path.clipped)\"; did you mean \(name)?")
    }
    return try InputFile.read(path, stdinName: stdinName, as: .policy)
  }
}
