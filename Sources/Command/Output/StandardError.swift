import WatchwordDiagnostics
import WatchwordReporting
import WatchwordSystemFiles

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
