import WatchwordPolicy

/// Asks for a password on a terminal and updates the rules as it is typed. The password is never shown.
struct LiveCheck {
  let report: CheckReport
  let context: AssessmentContext

  /// The result of asking for a password.
  enum Outcome {
    /// The password was assessed.
    case assessed(Assessment)
    /// The input cannot be checked.
    case unchecked(UncheckedLine)
    /// The user cancelled, or the terminal is gone.
    case cancelled
  }

  /// Asks until Return is pressed. If `isDrawing` is false, only a prompt is shown.
  func run(isDrawing: Bool) throws -> Outcome {
    let input = HiddenInput(
      title: "Password", advice: "send the passwords to standard input instead", lines: lines)
    return switch try input.run(isDrawing: isDrawing) {
    case .typed(let password): .assessed(assess(password))
    case .unchecked(let problem): .unchecked(problem)
    case .cancelled: .cancelled
    }
  }

  private func assess(_ password: String) -> Assessment { report.policy.assess(password, in: context) }

  private func lines(for typed: TypedPassword) -> [String] {
    guard let text = typed.textSoFar else { return ["The typed text is not UTF-8; press Control-U to delete it"] }
    return report.lines(for: assess(text))
  }
}
