import WatchwordBasics
import WatchwordForm
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordRuns
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
    try FileAccess.system.text(at: path, stdinName: stdinName, as: kind)
  }

  /// Throws if standard input (`-`) is named twice, because it can be read only once.
  static func requireOneUseOfStandardInput(among paths: [String]) throws {
    try FileAccess.requireOneUseOfStandardInput(among: paths.map { SystemPath($0) })
  }

}

extension InputKind {
  static let script = InputKind(name: "script", limit: FormSession.maximumLength, isReportedByReader: true)
  static let measurement = InputKind(
    name: "result", limit: MeasurementReader.maximumLength, isReportedByReader: true)
}
