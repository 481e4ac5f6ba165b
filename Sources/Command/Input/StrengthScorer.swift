import WatchwordPolicy
import WatchwordStrength

extension PasswordPolicy {
  /// Returns the built-in estimator if a rule needs it; it guesses `userWords` first.
  func strengthScorer(userWords: [String] = []) -> (@Sendable (String) -> Int)? {
    let estimatesStrength = rules.contains { if case .strength = $0 { true } else { false } }
    return estimatesStrength ? StrengthEstimator.embedded.scorer(userWords: userWords) : nil
  }

  /// The context without data about a person, with only the built-in estimator.
  var impersonalContext: AssessmentContext { AssessmentContext(strengthScore: strengthScorer()) }
}
