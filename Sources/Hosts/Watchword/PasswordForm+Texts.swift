public import WatchwordBasics
public import WatchwordForm
public import WatchwordLocalization
public import WatchwordPolicy
import WatchwordStrength

extension PasswordForm {
  /// Creates a form with the shipped texts, or with the app's own.
  ///
  /// ```swift
  /// var form = PasswordForm(.change, policy: try PasswordPolicy(#"{"minL": 8}"#))
  /// let effects = form.handle(.appear)
  /// print(form.presentation.title, effects.count)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: the kind of form.
  ///   - policy: the policy for the new password, until a challenge or a `policy` event replaces it. The app's own
  ///     rules (``OwnRule``) are kept, after those of the new policy.
  ///   - texts: the texts of the form.
  ///   - locales: the languages that the user prefers, the most preferred first; by default, those of the system
  ///     settings. The form uses the first one that has texts.
  ///   - others: the languages that a `locale` event can switch to, in addition to `locales`. In any other language,
  ///     the form shows English, or the first language of `texts` if English is not among them.
  ///   - userName: the user's id, if known.
  ///   - personalWords: other words that the policy may forbid, such as the user's names.
  ///   - strengthScore: the estimator for the policy's rule `StrengthRule`, with scores from 0 to 4; by default, the
  ///     built-in one, which guesses `userName` and `personalWords` first.
  ///   - known: what only the app knows: whether the rules with these ids are met. It decides rules that the form
  ///     cannot judge, until a `known` event replaces it.
  public init(
    _ flow: Flow, policy: PasswordPolicy? = nil, texts: Texts = .shipped,
    preferring locales: [LanguageTag] = .preferredBySystem, switchableTo others: [LanguageTag] = [],
    userName: String? = nil, personalWords: [String] = [], strengthScore: (@Sendable (String) -> Int)? = nil,
    known: [ExactText: Bool] = [:]
  ) {
    let userWords = [userName].compactMap { $0 } + personalWords
    self.init(
      flow: flow, policy: policy, catalogs: texts.catalogs(for: locales + others),
      locale: texts.locale(preferring: locales), userName: userName, personalWords: personalWords,
      strengthScore: strengthScore ?? StrengthEstimator.embeddedScore(userWords: userWords),
      known: known)
  }
}
