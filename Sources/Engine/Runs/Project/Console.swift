package import WatchwordBasics
import WatchwordReporting

/// The two streams of a command: standard output for results, and standard error for summaries and errors.
package struct Console: Sendable {
  /// Writes a part of the result. Throws if it cannot be written, so that the command fails even if its work is done.
  package var writeBytes: @Sendable ([UInt8]) throws(RunFailure) -> Void
  /// Writes to standard error. A failure is ignored, because it could not be reported.
  package var writeError: @Sendable (String) -> Void
  /// Whether standard output is a terminal, on which control characters are shown as escapes.
  package var isScreen: Bool
  /// Whether standard output is coloured.
  package var isColored: Bool

  /// Creates a console that writes with these functions.
  package init(
    writeBytes: @escaping @Sendable ([UInt8]) throws(RunFailure) -> Void,
    writeError: @escaping @Sendable (String) -> Void, isScreen: Bool = false, isColored: Bool = false
  ) {
    self.writeBytes = writeBytes
    self.writeError = writeError
    self.isScreen = isScreen
    self.isColored = isColored
  }

  /// Writes a part of the result.
  package func write(_ text: String) throws(RunFailure) { try writeBytes(Array(text.utf8)) }

  /// Reports on standard error that a file was written.
  package func announce(_ path: SystemPath) { writeError("Wrote \(TerminalScalar.shown(path.name.string))\n") }

  /// Prints an error, unless it was reported already.
  package func report(_ failure: RunFailure) {
    if !failure.message.isEmpty { writeError("error: \(TerminalScalar.shown(failure.message))\n") }
  }

  /// Prints a warning.
  package func warn(_ message: String) { writeError("warning: \(TerminalScalar.shown(message))\n") }

  /// Prints findings that are not the command's result, one per line.
  package func report(_ findings: [Finding]) {
    for finding in findings { writeError(finding.conciseLine + "\n") }
  }

  /// Prints findings like ``report(_:)``, each with its help.
  package func reportWithHelp(_ findings: [Finding]) {
    for finding in findings {
      writeError(
        finding.conciseLine + "\n" + (finding.help.map { "  help: \(TerminalScalar.shown($0))\n" } ?? ""))
    }
  }

  /// Prints the errors among findings, and returns whether there are any.
  package func reportErrors(among findings: [Finding]) -> Bool {
    let errors = findings.filter { $0.severity == .error }
    report(errors)
    return !errors.isEmpty
  }
}
