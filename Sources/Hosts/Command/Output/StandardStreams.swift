import ArgumentParser
import WatchwordBasics
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// Standard output, for results.
enum StandardOutput {
  /// Writes `text`. Throws if it cannot be written, so that the command fails even if its work is done.
  ///
  /// If the reader has closed the pipe, the command ends silently with the exit code that shells report for `SIGPIPE`.
  static func write(_ text: String) throws(RunFailure) { try write(Array(text.utf8)) }

  /// Writes `bytes`, like `write(_:)` for text.
  static func write(_ bytes: [UInt8]) throws(RunFailure) {
    do throws(FileError) {
      try StandardStream.output.write(bytes)
    } catch {
      if error.reason == .brokenPipe { throw .said(exitCode: Signals.exitCodeOfBrokenPipe) }
      throw RunFailure(message: "The output cannot be written: \(error.reason.sentence)")
    }
  }
}

/// Standard error, for summaries and errors.
enum StandardError {
  /// Writes `text`. A failure is ignored, because it could not be reported.
  static func write(_ text: String) { try? StandardStream.error.write(text) }

  /// Prints an error.
  static func report(_ failure: RunFailure) { Console.system.report(failure) }

  /// Prints a warning.
  static func warn(_ message: String) { Console.system.warn(message) }

  /// Prints findings that are not the command's result, one per line.
  static func report(_ findings: [Finding]) { Console.system.report(findings) }

  /// Prints findings like ``report(_:)``, each with its help.
  static func reportWithHelp(_ findings: [Finding]) { Console.system.reportWithHelp(findings) }

  /// Prints the errors among findings, and returns whether there are any.
  static func reportErrors(among findings: [Finding]) -> Bool { Console.system.reportErrors(among: findings) }
}

extension Console {
  /// The streams of the process.
  static let system = console(isColored: false)

  /// The streams of the process, with colours if they are on.
  static func console(isColored: Bool) -> Console {
    Console(
      writeBytes: { bytes throws(RunFailure) in try StandardOutput.write(bytes) },
      writeError: { StandardError.write($0) },
      isScreen: StandardStream.output.isScreen, isColored: isColored)
  }
}
