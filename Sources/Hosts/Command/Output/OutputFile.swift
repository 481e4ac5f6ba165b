import WatchwordDiagnostics
import WatchwordProject
import WatchwordReporting
import WatchwordSystemFiles

/// The file that `policy new`, `policy convert`, `policy compare`, `policy diff` and `policy audit --fix` write.
enum OutputFile {
  /// Throws if a file exists at `path`, unless `force` is true. A pipe or a device has no content that could be lost.
  static func requireAbsent(_ path: SystemPath, force: Bool) throws {
    guard force || path.isStandardInput || path.isSpecial || path.identity == nil else {
      throw RunFailure(message: "\(path.name) already exists; give another name, or replace it with --force")
    }
  }

  /// Writes `text` to the file that the option `-o` names, or to standard output without the option.
  static func write(_ text: String, to argument: String?) throws {
    guard let argument else { return try StandardOutput.write(text) }
    let path = try InputPaths.path(named: argument)
    do throws(FileError) {
      try Files.replace(path, with: Array(text.utf8))
    } catch {
      throw RunFailure(message: "\(path.name): \(error.reason.sentence)")
    }
    announce(path)
  }

  /// Reports on standard error that the file was written.
  static func announce(_ path: SystemPath) { StandardError.write("Wrote \(TerminalScalar.shown(path.name.string))\n") }

  /// Reports on standard error that the file with the source texts is not changed.
  static func announceKeptSource(_ path: SystemPath, because reason: String) {
    StandardError.write(
      "\(TerminalScalar.shown(path.name.string)) was not written: it already exists, and"
        + " \(TerminalScalar.shown(reason))\n")
  }
}
