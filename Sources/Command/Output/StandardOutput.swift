import ArgumentParser
import WatchwordSystemFiles

/// Standard output, for results.
enum StandardOutput {
  /// Writes `text`. Throws if it cannot be written, so that the command fails even if its work is done.
  ///
  /// If the reader has closed the pipe, the command ends silently with the exit code that shells report for `SIGPIPE`.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes `bytes`, like `write(_:)` for text.
  static func write(_ bytes: [UInt8]) throws {
    do throws(FileError) {
      try StandardStream.output.write(bytes)
    } catch {
      if error.reason == .brokenPipe { throw ExitCode(Signals.exitCodeOfBrokenPipe) }
      throw CommandFailure(message: "The output cannot be written: \(error.reason.sentence)")
    }
  }
}
