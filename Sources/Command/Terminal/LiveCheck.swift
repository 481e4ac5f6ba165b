import WatchwordPolicy

/// A prompt for a password that updates the rules during typing. The password is never shown.
struct LiveCheck {
  let report: CheckReport
  let context: AssessmentContext

  /// Reads input until Return is pressed. If `isDrawing` is false, only a prompt is shown.
  func run(isDrawing: Bool) throws -> HiddenInput.Outcome {
    try HiddenInput(title: "Password", advice: "send the passwords to standard input instead", lines: lines)
      .run(isDrawing: isDrawing)
  }

  /// Assesses a password by the policy.
  func assess(_ password: String) -> Assessment { report.policy.assess(password, in: context) }

  private func lines(for typed: TypedPassword) -> [String] {
    guard let text = typed.textSoFar else { return ["The typed text is not UTF-8; press Control-U to delete it"] }
    return report.lines(for: assess(text))
  }
}
