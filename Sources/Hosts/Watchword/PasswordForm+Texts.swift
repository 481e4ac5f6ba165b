public import WatchwordForm
public import WatchwordLocalization
public import WatchwordPolicy

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
  ///     the form would show English.
  ///   - userName: the user's id, if known.
  ///   - personalWords: other words that the policy may forbid, such as the user's names.
  public init(
    _ flow: Flow, policy: PasswordPolicy? = nil, texts: Texts = .shipped,
    preferring locales: [LanguageTag] = .preferredBySystem, switchableTo others: [LanguageTag] = [],
    userName: String? = nil, personalWords: [String] = []
  ) {
    self.init(
      flow: flow, policy: policy, catalogs: texts.catalogs(for: locales + others),
      locale: texts.locale(preferring: locales), userName: userName, personalWords: personalWords)
  }
}
