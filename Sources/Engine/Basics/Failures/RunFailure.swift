/// An error that prevents a command from doing its work.
package struct RunFailure: Error {
  /// The message: what was found, what was expected, and what to do. It starts with a capital and ends without a full
  /// stop. It is empty if everything was reported already.
  package let message: String
  /// The exit code of the command.
  package let exitCode: Int32

  /// Creates a failure.
  package init(message: String, exitCode: Int32 = RunFailure.trouble) {
    self.message = message
    self.exitCode = exitCode
  }

  /// Returns the end of a command that has reported everything already.
  package static func said(exitCode: Int32 = RunFailure.trouble) -> RunFailure {
    RunFailure(message: "", exitCode: exitCode)
  }

  /// The exit code for findings.
  package static let findings: Int32 = 1
  /// The exit code for wrong usage, wrong configuration, and input that cannot be read.
  package static let trouble: Int32 = 2
}
