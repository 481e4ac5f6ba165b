import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats

/// A policy file that a command works on.
struct PolicyFile {
  /// The file's name without folder and extension.
  let name: String
  /// The policy with its format and additional values.
  let document: PolicyDocument
  /// The text of the file.
  let source: SourceText

  /// The policy.
  var policy: PasswordPolicy { document.policy }

  /// Reads the policy at `path`, or the shipped policy of that name, in `format`, or in the one that it looks like.
  /// Findings are printed on standard error; throws if there is an error.
  static func load(_ path: String, stdinName: String? = nil, as format: PolicyFormat? = nil) throws -> PolicyFile {
    let source = try source(path, stdinName: stdinName)
    let bases = try bases(of: source, at: path)
    let reading =
      format?.read(source, bases: bases) ?? PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    StandardError.report(reading.diagnostics)
    guard reading.isSound, let document = reading.value else { throw RefusedPolicy(name: source.name) }
    return PolicyFile(name: InputFile.stem(of: source.name), document: document, source: source)
  }

  private static func bases(of source: SourceText, at path: String) throws -> PolicyBases {
    .files(around: try InputPaths.path(named: path), called: source.name)
  }

  private static func source(_ path: String, stdinName: String?) throws -> SourceText {
    if let shipped = try ShippedPolicy.named(path) {
      return shipped.source
    }
    if let name = try ShippedPolicy.nearest(to: path) {
      throw CommandFailure(
        message: "There is no file and no shipped policy \"\(path.clipped)\"; did you mean \(name)?")
    }
    return try InputFile.read(path, stdinName: stdinName, as: .policy)
  }
}
