import ArgumentParser

extension ExitCode {
  /// Something was found, or a rule is unmet.
  static let findings = ExitCode(1)
  /// Wrong usage, wrong configuration, or something that could not be read or written.
  static let trouble = ExitCode(2)
  /// The user gave up (Control-C); what shells report for `SIGINT`.
  static let cancelled = ExitCode(130)
}
