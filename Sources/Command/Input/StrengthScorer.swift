import WatchwordPolicy
import WatchwordStrength

extension PasswordPolicy {
  /// The built-in estimator, which is prepared only if a rule asks for it; `userWords` are the first that it guesses.
  func strengthScorer(userWords: [String] = []) -> (@Sendable (String) -> Int)? {
    let estimatesStrength = rules.contains { if case .strength = $0 { true } else { false } }
    return estimatesStrength ? StrengthEstimator.embedded.scorer(userWords: userWords) : nil
  }

  /// What the command knows beside the policy: nobody's data, but the estimator.
  var impersonalContext: AssessmentContext { AssessmentContext(strengthScore: strengthScorer()) }
}
