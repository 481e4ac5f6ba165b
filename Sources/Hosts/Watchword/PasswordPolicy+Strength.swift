public import WatchwordPolicy
import WatchwordStrength

extension PasswordPolicy {
  /// Judges `password` against every rule, in time linear in its length.
  ///
  /// The rule `strength` is judged by the built-in estimator, which guesses the user's words of `context` first, unless
  /// `context` has another one. The assessment contains no part of the password.
  public func assess(_ password: String, in context: AssessmentContext = AssessmentContext()) -> Assessment {
    assess(PasswordFacts(password), in: context.judgingStrength { StrengthEstimator.embeddedScore(userWords: $0) })
  }
}

extension StrengthEstimator {
  /// Returns the score function of the built-in estimator. Its words are not decoded before the first call.
  static func embeddedScore(userWords: [String]) -> @Sendable (String) -> Int {
    { embedded.scorer(userWords: userWords)($0) }
  }
}
