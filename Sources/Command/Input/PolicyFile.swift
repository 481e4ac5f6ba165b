import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting
import WatchwordSystemFiles

/// A policy file that a command works on.
struct PolicyFile {
  /// The name of the file without folder and extension.
  let name: String
  /// The policy with its format and additional values.
  let document: PolicyDocument
  /// The text of the file.
  let source: SourceText

  /// The policy.
  var policy: PasswordPolicy { document.policy }

  /// Reads the policy at `path`, or the shipped policy of that name, in `format`, or in the format that is detected.
  /// Reports findings on standard error; throws if there is an error.
  static func load(
    _ path: String, stdinName: String? = nil, as format: PolicyFormat? = nil, extending options: BaseOptions
  ) throws -> PolicyFile {
    let location = try InputPaths.path(named: path)
    let source = try source(path, at: location, stdinName: stdinName)
    let bases = try options.bases(around: location, called: source.name)
    let reading =
      format?.read(source, bases: bases) ?? PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    if let format, !reading.isSound { try requireNoOther(than: format, source, bases) }
    StandardError.reportWithHelp(reading.diagnostics)
    noteFormat(of: reading, in: source)
    guard reading.isSound, let document = reading.value else { throw RefusedPolicy(name: source.name) }
    return PolicyFile(name: InputFile.stem(of: source.name), document: document, source: source)
  }

  /// Throws if `source`, which cannot be read in `format`, is a policy of another format.
  private static func requireNoOther(
    than format: PolicyFormat, _ source: SourceText, _ bases: PolicyBases
  ) throws {
    let reading = PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    guard reading.isSound, let found = reading.value?.format, found != format else { return }
    throw CommandFailure(
      message:
        "\(source.name) cannot be read in the format \(format.id); it is in \(found.id) (\(found.title)), so leave"
        + " --from out")
  }

  /// Reports the format in which a policy was read, if the policy has values that are unknown in it.
  static func noteFormat(of reading: Reading<PolicyDocument>, in source: SourceText) {
    guard let format = reading.value?.format, !reading.isSound,
      reading.diagnostics.contains(where: { $0.id == FindingKind.unknownKey.id && $0.file == source.name })
    else { return }
    StandardError.write(
      "note: \(TerminalScalar.shown(source.name.string)) was read in the format \(format.id) (\(format.title))\n")
  }

  /// Returns the text of the shipped policy that `argument` names, or of the file at `path`, the path for `argument`.
  static func source(_ argument: String, at path: SystemPath, stdinName: String?) throws -> SourceText {
    if let shipped = try ShippedPolicy.named(argument) {
      return shipped.source
    }
    if let name = try ShippedPolicy.nearest(to: argument) {
      throw CommandFailure(
        message: "There is no file and no shipped policy \"\(argument.clipped)\"; did you mean \(name)?")
    }
    return try InputFile.read(path, stdinName: stdinName, as: .policy)
  }
}
