import ArgumentParser

extension ExitCode {
  /// Findings, or an unmet rule.
  static let findings = ExitCode(1)
  /// Wrong usage, wrong configuration, or something that could not be read or written.
  static let trouble = ExitCode(2)
  /// Cancelled by the user (Control-C): the code that shells report for `SIGINT`.
  static let cancelled = ExitCode(130)
}
