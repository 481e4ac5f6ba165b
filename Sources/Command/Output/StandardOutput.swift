import ArgumentParser
import WatchwordSystemFiles

/// Where results go.
enum StandardOutput {
  /// Writes `text`; results that do not arrive are a failure of the command, even when its work is done.
  ///
  /// A reader that has gone away ends the command silently, with the code that a shell gives where `SIGPIPE` ends it.
  static func write(_ text: String) throws {
    do throws(FileError) {
      try StandardStream.output.write(text)
    } catch {
      if error.reason == .brokenPipe { throw ExitCode(Signals.exitCodeOfBrokenPipe) }
      throw CommandFailure(message: "The output cannot be written: \(error.reason.sentence)")
    }
  }
}
