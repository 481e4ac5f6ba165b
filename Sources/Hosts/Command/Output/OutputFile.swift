import WatchwordBasics
import WatchwordRuns
import WatchwordSystemFiles

/// The file that `policy compare` and `policy measure` write.
enum OutputFile {
  /// Writes `text` to the file that the option `-o` names, or to standard output without the option.
  static func write(_ text: String, to argument: String?) throws {
    guard let argument else { return try StandardOutput.write(text) }
    let path = try InputPaths.path(named: argument)
    do throws(FileError) {
      try Files.replace(path, with: Array(text.utf8))
    } catch {
      throw RunFailure(message: "\(path.name): \(error.reason.sentence)")
    }
    Console.system.announce(path)
  }
}
