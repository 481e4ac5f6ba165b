import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordProject
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
    let bases = try options.bases(forPolicyAt: location, named: source.name)
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
    throw RunFailure(
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

  /// Returns the text of the shipped policy that `argument` names, or of the file at `path`, which is the path for
  /// `argument`.
  static func source(_ argument: String, at path: SystemPath, stdinName: String?) throws -> SourceText {
    if let shipped = try ShippedPolicy.named(argument) {
      return shipped.source
    }
    if let name = try ShippedPolicy.nearest(to: argument) {
      throw RunFailure(
        message: "There is no file and no shipped policy \"\(argument.clipped)\"; did you mean \(name)?")
    }
    return try InputFile.read(path, stdinName: stdinName, as: .policy)
  }
}

extension PolicyFile {
  /// Returns names that distinguish the policies: the short names, the file names or the paths, whichever differ first.
  static func names(of files: [PolicyFile]) -> [String] {
    let paths = files.map(\.source.name.string)
    let lasts = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let choices = [files.map(\.name), lasts, paths]
    return choices.first { Set($0.map { ExactText($0) }).count == files.count } ?? choices[0]
  }

  /// Returns the same names, with numbers if a policy is given twice.
  static func distinctNames(of files: [PolicyFile]) -> [String] {
    let names = names(of: files)
    guard Set(names.map { ExactText($0) }).count < files.count else { return names }
    return names.enumerated().map { "\($1) (\($0 + 1))" }
  }
}

/// The error for a policy file that has errors, which were already reported.
struct RefusedPolicy: Error {
  /// The name of the file in messages.
  let name: ExactText

  /// The error as a message.
  var failure: RunFailure {
    RunFailure(message: "\(name) is not a usable policy; correct the errors that are listed above")
  }
}

/// The location of the JSON Schema to which a policy refers.
struct SchemaReference {
  /// The path relative to the policy's folder.
  let path: String
  /// The file.
  let file: SystemPath
  /// Whether the file exists.
  let exists: Bool

  private static let name = "watchword-policy-1.schema.json"

  /// Locates the schema for the policy at `policy`: in a folder `schema` beside it if the schema exists there,
  /// otherwise in the same folder.
  init(for policy: SystemPath) {
    let folder = policy.isStandardInput ? SystemPath(".") : policy.folder
    let inFolder = "schema/\(Self.name)"
    path = folder.appending(inFolder.utf8).identity == nil ? Self.name : inFolder
    file = folder.bytes == Array(".".utf8) ? SystemPath(path) : folder.appending(path.utf8)
    exists = file.identity != nil
  }
}
