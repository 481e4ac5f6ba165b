package import WatchwordBasics
package import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordReporting

/// A policy file that a command works on.
package struct PolicyFile: Sendable {
  /// The name of the file without folder and extension.
  package let name: String
  /// The policy with its format and additional values.
  package let document: PolicyDocument
  /// The text of the file.
  package let source: SourceText

  /// Creates a file with this content.
  package init(name: String, document: PolicyDocument, source: SourceText) {
    self.name = name
    self.document = document
    self.source = source
  }

  /// The policy.
  package var policy: PasswordPolicy { document.policy }

  /// Returns the error for the policy called `name`, whose errors were reported.
  package static func refusal(of name: ExactText) -> RunFailure {
    RunFailure(message: "\(name) is not a usable policy; correct the errors that are listed above")
  }
}

/// How policies are read: the options of every command that reads one.
package struct PolicyReading: Sendable {
  /// The name of standard input.
  package var stdinName: String?
  /// The folders of policies that others may extend, besides the folder of the policy.
  package var folders: [SystemPath] = []

  /// Creates the standard options.
  package init() {}

  /// Reads the policy that an argument names, or the shipped policy of that name, in `format`, or in the format that is
  /// detected. Reports findings on standard error; throws if there is an error.
  package func load(
    _ argument: FileArgument, as format: PolicyFormat? = nil, _ host: PolicyHost
  ) throws(RunFailure) -> PolicyFile {
    let (file, name) = try read(argument, as: format, host)
    guard let file else { throw PolicyFile.refusal(of: name) }
    return file
  }

  /// Reads a policy like ``load(_:as:_:)``. The file is `nil` if the policy has errors, which were reported.
  func read(
    _ argument: FileArgument, as format: PolicyFormat? = nil, _ host: PolicyHost
  ) throws(RunFailure) -> (file: PolicyFile?, name: ExactText) {
    let source = try source(argument, host)
    let bases = try bases(forPolicyAt: argument.path, named: source.name, host)
    let reading =
      format?.read(source, bases: bases) ?? PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    if let format, !reading.isSound { try Self.requireNoOther(than: format, source, bases) }
    host.console.reportWithHelp(reading.findings)
    Self.noteFormat(of: reading, in: source, host)
    guard reading.isSound, let document = reading.value else { return (nil, source.name) }
    return (
      PolicyFile(name: FileArgument.stem(of: source.name), document: document, source: source), source.name
    )
  }

  /// Throws if `source`, which cannot be read in `format`, is a policy of another format.
  private static func requireNoOther(
    than format: PolicyFormat, _ source: SourceText, _ bases: PolicyBases
  ) throws(RunFailure) {
    let reading = PolicyFormat.read(source, among: PolicyFormat.known, bases: bases)
    guard reading.isSound, let found = reading.value?.format, found != format else { return }
    throw RunFailure(
      message:
        "\(source.name) cannot be read in the format \(format.id); it is in \(found.id) (\(found.title)), so leave"
        + " --from out")
  }

  /// Reports the format in which a policy was read, if the policy has values that are unknown in it.
  static func noteFormat(of reading: Reading<PolicyDocument>, in source: SourceText, _ host: PolicyHost) {
    guard let format = reading.value?.format, !reading.isSound,
      reading.findings.contains(where: { $0.id == FindingKind.unknownKey.id && $0.file == source.name })
    else { return }
    host.console.writeError(
      "note: \(TerminalScalar.shown(source.name.string)) was read in the format \(format.id) (\(format.title))\n")
  }

  /// Returns the text of the shipped policy that the argument names, or of the file.
  package func source(_ argument: FileArgument, _ host: PolicyHost) throws(RunFailure) -> SourceText {
    if let shipped = host.shippedPolicy(named: argument) { return shipped.source }
    if let name = host.nearestPolicy(to: argument) {
      throw RunFailure(
        message: "There is no file and no shipped policy \"\(argument.text.clipped)\"; did you mean \(name)?")
    }
    return try host.files.text(at: argument.path, stdinName: stdinName, as: .policy)
  }

  /// Returns the policies that the policy `name` at `path` can extend: see
  /// ``PolicyBases/files(forPolicyAt:named:in:_:)``.
  package func bases(
    forPolicyAt path: SystemPath, named name: ExactText, _ host: PolicyHost
  ) throws(RunFailure) -> PolicyBases {
    var resolved: [SystemPath] = []
    for folder in folders {
      guard host.files.isFolder(folder), let path = host.files.resolved(folder) else {
        throw RunFailure(message: "--allow-extends: \(folder.name) is not a folder")
      }
      resolved.append(path)
    }
    return PolicyBases.files(forPolicyAt: path, named: name, in: resolved, host)
  }
}

extension PolicyFile {
  /// Returns names that distinguish the policies: the short names, the file names or the paths, whichever differ first.
  static func names(of files: [PolicyFile]) -> [String] {
    let paths = files.map { $0.source.name.string }
    let lasts = paths.map { $0.split(separator: "/").last.map { String($0) } ?? $0 }
    let choices = [files.map { $0.name }, lasts, paths]
    return choices.first { Set($0.map { ExactText($0) }).count == files.count } ?? choices[0]
  }

  /// Returns the same names, with numbers if a policy is given twice.
  package static func distinctNames(of files: [PolicyFile]) -> [String] {
    let names = names(of: files)
    guard Set(names.map { ExactText($0) }).count < files.count else { return names }
    return names.enumerated().map { "\($1) (\($0 + 1))" }
  }
}

extension InputKind {
  /// A policy.
  package static let policy = InputKind(name: "policy", limit: PolicyFormat.maximumLength, isReportedByReader: true)
}
