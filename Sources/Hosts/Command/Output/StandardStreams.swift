import ArgumentParser
import WatchwordDiagnostics
import WatchwordReporting
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

/// Standard error, for summaries and errors.
enum StandardError {
  /// Writes `text`. A failure is ignored, because it could not be reported.
  static func write(_ text: String) { try? StandardStream.error.write(text) }

  /// Prints an error.
  static func report(_ failure: CommandFailure) { write("error: \(TerminalScalar.shown(failure.message))\n") }

  /// Prints a warning.
  static func warn(_ message: String) { write("warning: \(TerminalScalar.shown(message))\n") }

  /// Prints findings that are not the command's result, one per line.
  static func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { write(diagnostic.conciseLine + "\n") }
  }

  /// Prints findings like ``report(_:)``, each with its help.
  static func reportWithHelp(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      write(diagnostic.conciseLine + "\n" + (diagnostic.help.map { "  help: \(TerminalScalar.shown($0))\n" } ?? ""))
    }
  }

  /// Prints the errors among findings, and returns whether there are any.
  static func reportErrors(among diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    report(errors)
    return !errors.isEmpty
  }
}

/// An error that prevents a command from doing its work, with exit code 2.
struct CommandFailure: Error {
  /// The message: what was found, what was expected, and what to do. It starts with a capital and ends without a full
  /// stop.
  let message: String
}
