import WatchwordDiagnostics

/// What findings take over from the check that makes them.
struct RunningCheck: Sendable {
  /// The place of the check in the list.
  let rank: Int
  /// Whether its findings hold only for a catalogue that was read to its end.
  let needsCompleteness: Bool
  private let id: ExactText
  private let severity: Severity

  init(_ check: CheckDescription, rank: Int, needsCompleteness: Bool) {
    self.rank = rank
    self.needsCompleteness = needsCompleteness
    id = check.id
    severity = check.severity
  }

  /// A finding of the check.
  func diagnostic(
    _ message: Finding.Message, severity: Severity?, file: ExactText, at span: SourceSpan, unit: ExactText?, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity ?? self.severity, file: file, span: span, unit: unit, message: message.text,
      help: message.help, fix: fix)
  }
}
