import WatchwordDiagnostics
import WatchwordReporting
import WatchwordSystemFiles

/// Where summaries and errors go.
enum StandardError {
  /// Writes `text`; where that fails there is no place left to say so.
  static func write(_ text: String) { try? StandardStream.error.write(text) }

  /// Says what went wrong.
  static func report(_ failure: CommandFailure) { write("error: \(TerminalScalar.shown(failure.message))\n") }

  /// Says what may not be as it was meant.
  static func warn(_ message: String) { write("warning: \(TerminalScalar.shown(message))\n") }

  /// Prints findings that are not the command's result, one a line.
  static func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { write(diagnostic.conciseLine + "\n") }
  }

  /// Prints the errors among findings, and returns whether there are any.
  static func reportErrors(among diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    report(errors)
    return !errors.isEmpty
  }
}
