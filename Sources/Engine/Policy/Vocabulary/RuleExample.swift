/// A password and its expected state under a rule, for documentation and tests.
package struct RuleExample<SomeRule: Sendable>: Sendable {
  /// The rule.
  package let rule: SomeRule
  /// The password; an example, never a real one.
  package let password: String
  /// The user's id, if the rule compares the password with it.
  package let userID: String?
  /// The user's words, if the rule compares the password with them.
  package let personalWords: [String]
  /// The current password, if the rule compares the password with it.
  package let currentPassword: String?
  /// The expected state.
  package let state: RuleState

  /// A password that `rule` accepts.
  static func accepted(
    _ password: String, by rule: SomeRule, userID: String? = nil, personalWords: [String] = [],
    currentPassword: String? = nil
  ) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: userID, personalWords: personalWords, currentPassword: currentPassword,
      state: .met)
  }

  /// A password that `rule` rejects, with the shortfall.
  static func rejected(
    _ password: String, by rule: SomeRule, userID: String? = nil, personalWords: [String] = [],
    currentPassword: String? = nil, _ shortfall: Shortfall = .present
  ) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: userID, personalWords: personalWords, currentPassword: currentPassword,
      state: .unmet(shortfall))
  }

  /// A password that `rule` cannot judge, with the reason.
  static func undetermined(
    _ password: String, by rule: SomeRule, userID: String? = nil, personalWords: [String] = [], _ reason: Undetermined
  ) -> RuleExample {
    RuleExample(
      rule: rule, password: password, userID: userID, personalWords: personalWords, currentPassword: nil,
      state: .undetermined(reason))
  }

  /// Returns the same example with the rule changed by `transform`.
  func map<Other>(_ transform: (SomeRule) -> Other) -> RuleExample<Other> {
    RuleExample<Other>(
      rule: transform(rule), password: password, userID: userID, personalWords: personalWords,
      currentPassword: currentPassword, state: state)
  }
}
