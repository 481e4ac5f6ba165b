import WatchwordDiagnostics
import WatchwordForm
import WatchwordLinting
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordSystemFiles

/// Reads files that arguments name: a path, or `-` for standard input.
enum InputFile {
  /// Reads the file at `path`. The result contains the name of the file as findings show it.
  ///
  /// Throws if the file exceeds the limit of its kind. If the reader that processes the bytes reports the excess
  /// itself, returns one byte more than the limit instead.
  static func read(_ path: String, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    try read(InputPaths.path(named: path), stdinName: stdinName, as: kind)
  }

  /// Reads the file at `path`, like the overload for a string.
  static func read(_ path: SystemPath, stdinName: String? = nil, as kind: InputKind = .catalog) throws -> SourceText {
    let name = path.isStandardInput ? ExactText(stdinName ?? "-") : path.name
    guard !path.isStandardInput || StandardStream.input.isOpen else {
      throw CommandFailure(message: "\(name): Standard input is closed")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        path.isStandardInput
        ? try Files.read(StandardStream.input.file, limit: kind.limit) : try Files.read(path, limit: kind.limit)
      // The index of the lines takes less than this fraction of the text.
      guard Memory.isAvailable(bytes.count / 32 + (1 << 16)) else {
        throw FileError(name: path.name, reason: .outOfMemory)
      }
    } catch {
      let subject = kind.expectation ?? "\(path.name)"
      throw CommandFailure(message: "\(subject): \(error.reason.sentence)")
    }
    if bytes.count > kind.limit, !kind.isReportedByReader {
      throw CommandFailure(
        message: "\(name): The file is too large; expected a \(kind.name) of at most \(kind.limitInWords)")
    }
    return SourceText(name: name, bytes: bytes)
  }

  /// Throws if standard input (`-`) is named twice, because it can be read only once.
  static func requireOneUseOfStandardInput(among paths: [String]) throws {
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw CommandFailure(
        message: "Standard input (-) is named twice, and it can be read only once; name a file instead")
    }
  }

  /// The last part of `path` without its extension: `strong` for `Policies/strong.json`.
  static func stem(of path: ExactText) -> String {
    let name = path.string.split(separator: "/").last.map { String($0) } ?? path.string
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// A kind of file that commands read, with its maximum size: files are read into memory, and a device or a pipe may
/// never end.
struct InputKind {
  /// The name of such a file in messages.
  let name: String
  /// The maximum size in bytes.
  let limit: Int
  /// Whether the reader of the bytes reports that the file is too large.
  var isReportedByReader = false
  /// What the option for such a file expects. It replaces the file's name in the message if the file cannot be opened:
  /// a user may have given a password by mistake, and passwords are never printed.
  var expectation: String?

  static let policy = InputKind(name: "policy", limit: PolicyFormat.maximumLength, isReportedByReader: true)
  static let configuration = InputKind(
    name: "configuration", limit: LintConfigurationFile.maximumLength, isReportedByReader: true)
  static let glossary = InputKind(name: "glossary", limit: 64 << 20)
  static let baseline = InputKind(name: "baseline", limit: Baseline.maximumLength, isReportedByReader: true)
  static let script = InputKind(name: "script", limit: FormSession.maximumLength, isReportedByReader: true)
  static let measurement = InputKind(
    name: "result", limit: MeasurementReader.maximumLength, isReportedByReader: true)
  static let catalog = InputKind(name: "catalogue", limit: 1 << 30)
  static let password = InputKind(
    name: "file with a password", limit: LineDefect.maximumLength,
    expectation: "--current expects a file with the current password in its first line,"
      + " or - or prompt to type it on the terminal")
  static let passwordList = InputKind(
    name: "list of passwords", limit: 256 << 20,
    expectation: "--common-passwords expects a file with one password per line")

  /// The limit in words.
  var limitInWords: String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20)] where limit >= size && limit.isMultiple(of: size) {
      return "\(limit / size) \(unit)"
    }
    return "\(limit) bytes"
  }
}
