import WatchwordBasics
public import WatchwordLocalization

/// The texts that a form can show: their ids in catalogues, and their values.
public enum FormTexts {
  @inline(never)
  private static func text(_ id: StaticString, _ parameter: PhraseDeclaration.Parameter? = nil) -> PhraseDeclaration {
    PhraseDeclaration(MessageID(ExactText(id.description)), parameter.map { [$0] } ?? [])
  }

  // Titles, and the texts below them.
  /// The title of `change`.
  public static var changeTitle: PhraseDeclaration { text("form.change.title") }
  /// The title of `changeConfirmed`.
  public static var changeConfirmedTitle: PhraseDeclaration { text("form.change-confirmed.title") }
  /// The title of `update`.
  public static var updateTitle: PhraseDeclaration { text("form.update.title") }
  /// The title of `expired`.
  public static var expiredTitle: PhraseDeclaration { text("form.expired.title") }
  /// The title of `set`.
  public static var setTitle: PhraseDeclaration { text("form.set.title") }
  /// The title of `verify`.
  public static var verifyTitle: PhraseDeclaration { text("form.verify.title") }
  /// The text under the title of `expired`, if the server sends no text with the status 118.
  public static var expiredSubtitle: PhraseDeclaration { text("form.expired.subtitle") }
  /// The explanation in `update`.
  public static var updateHelp: PhraseDeclaration { text("form.update.help") }
  /// The label before the user's name in `update`.
  public static var userLabel: PhraseDeclaration { text("form.user.label") }
  /// The user's name in `expired`, `set` and `verify`.
  public static var userGreeting: PhraseDeclaration { text("form.user.greeting", .text("name")) }
  /// The title above the rules.
  public static var policyTitle: PhraseDeclaration { text("form.policy.title") }

  // Fields.
  /// The name of the field for the current password.
  public static var currentLabel: PhraseDeclaration { text("form.label.current") }
  /// The name of the field for the new password.
  public static var newLabel: PhraseDeclaration { text("form.label.new") }
  /// The name of the field for the repetition of the new password.
  public static var confirmLabel: PhraseDeclaration { text("form.label.confirm") }
  /// The name of the field for the password to sign in with.
  public static var passwordLabel: PhraseDeclaration { text("form.label.password") }
  /// The placeholder of the field for the current password in `change`.
  public static var changeCurrentPlaceholder: PhraseDeclaration { text("form.change.current-placeholder") }
  /// The placeholder of the field for the new password in `change`.
  public static var changeNewPlaceholder: PhraseDeclaration { text("form.change.new-placeholder") }
  /// The placeholder of the field for the repetition of the new password in `changeConfirmed`.
  public static var changeConfirmPlaceholder: PhraseDeclaration { text("form.change.confirm-placeholder") }
  /// The placeholder of the field for the current password in `expired`.
  public static var expiredCurrentPlaceholder: PhraseDeclaration { text("form.expired.current-placeholder") }
  /// The placeholder of the field for the new password in `expired`.
  public static var expiredNewPlaceholder: PhraseDeclaration { text("form.expired.new-placeholder") }
  /// The placeholder of the field for the repetition of the new password in `expired`.
  public static var expiredConfirmPlaceholder: PhraseDeclaration { text("form.expired.confirm-placeholder") }
  /// The placeholder of the field for the current password in `update`.
  public static var updateCurrentPlaceholder: PhraseDeclaration { text("form.update.current-placeholder") }
  /// The placeholder of the field for the new password in `update`.
  public static var updateNewPlaceholder: PhraseDeclaration { text("form.update.new-placeholder") }
  /// The placeholder of the field for the repetition of the new password in `update`.
  public static var updateConfirmPlaceholder: PhraseDeclaration { text("form.update.confirm-placeholder") }
  /// The placeholder of the field of `verify`.
  public static var verifyPlaceholder: PhraseDeclaration { text("form.verify.password-placeholder") }
  /// The button that shows a hidden password.
  public static var reveal: PhraseDeclaration { text("form.reveal.show") }
  /// The button that hides a password again.
  public static var hide: PhraseDeclaration { text("form.reveal.hide") }

  // Buttons.
  /// The button of `change`.
  public static var changeSubmit: PhraseDeclaration { text("form.change.submit") }
  /// The button of `change` while a submission is in flight.
  public static var changeSubmitting: PhraseDeclaration { text("form.change.submitting") }
  /// The button of `update`.
  public static var updateSubmit: PhraseDeclaration { text("form.update.submit") }
  /// The button of `update` while a submission is in flight.
  public static var updateSubmitting: PhraseDeclaration { text("form.update.submitting") }
  /// The button of `set`.
  public static var setSubmit: PhraseDeclaration { text("form.set.submit") }
  /// The button of `set` while a submission is in flight.
  public static var setSubmitting: PhraseDeclaration { text("form.set.submitting") }
  /// The button of `verify`.
  public static var verifySubmit: PhraseDeclaration { text("form.verify.submit") }
  /// The button of `verify` while a submission is in flight.
  public static var verifySubmitting: PhraseDeclaration { text("form.verify.submitting") }
  /// The back button.
  public static var back: PhraseDeclaration { text("form.back.back") }
  /// The button that closes `expired`.
  public static var close: PhraseDeclaration { text("form.back.close") }
  /// The button of every alert.
  public static var ok: PhraseDeclaration { text("form.alert.ok") }

  // Texts shown during typing.
  /// A screen reader's text for a rule that is met.
  public static var ruleMet: PhraseDeclaration { text("form.rule.met", .text("requirement")) }
  /// A screen reader's text for a rule that is not met.
  public static var ruleUnmet: PhraseDeclaration { text("form.rule.unmet", .text("requirement")) }
  /// A screen reader's text for a rule that only the server can judge.
  public static var ruleUndetermined: PhraseDeclaration { text("form.rule.undetermined", .text("requirement")) }
  /// The strength of a password, by its points from 0 to 4.
  public static var strength: [PhraseDeclaration] {
    [
      text("form.strength.very-weak"), text("form.strength.weak"), text("form.strength.fair"),
      text("form.strength.good"), text("form.strength.strong"),
    ]
  }
  /// The repeated password matches.
  public static var matches: PhraseDeclaration { text("form.match.same") }
  /// The repeated password does not match.
  public static var matchesNot: PhraseDeclaration { text("form.match.different") }
  /// The number of attempts left.
  public static var attemptsLeft: PhraseDeclaration { text("form.attempts.left", .count("attempts")) }

  // Reasons why the form rejects a submission before it is sent.
  /// The current password is missing.
  public static var currentEmpty: PhraseDeclaration { text("form.error.current-empty") }
  /// The new password is missing.
  public static var newEmpty: PhraseDeclaration { text("form.error.new-empty") }
  /// The new password was not repeated.
  public static var confirmEmpty: PhraseDeclaration { text("form.error.confirm-empty") }
  /// The password to sign in with is missing.
  public static var passwordEmpty: PhraseDeclaration { text("form.error.password-empty") }
  /// The repeated password does not match, on submission.
  public static var mismatch: PhraseDeclaration { text("form.error.mismatch") }
  /// The new password is the current one, on submission.
  public static var sameAsCurrent: PhraseDeclaration { text("form.error.same-as-current") }
  /// The new password is the current one, in `change`.
  public static var changeSameAsCurrent: PhraseDeclaration { text("form.change.same-as-current") }
  /// The title of the alert about a repeated password that does not match.
  public static var mismatchTitle: PhraseDeclaration { text("form.alert.mismatch-title") }
  /// The title of the alert about a new password that is the current one.
  public static var sameAsCurrentTitle: PhraseDeclaration { text("form.alert.same-as-current-title") }
  /// The text of the alert about a new password that is the current one.
  public static var sameAsCurrentAlert: PhraseDeclaration { text("form.alert.same-as-current") }

  // Answers of the service.
  /// Success in `change`.
  public static var changed: PhraseDeclaration { text("form.change.success") }
  /// Success in `update` and `changeConfirmed`.
  public static var updated: PhraseDeclaration { text("form.update.success") }
  /// The title of the alert about success in `update`.
  public static var updatedTitle: PhraseDeclaration { text("form.alert.success-title") }
  /// The title of the alert about an update that has failed.
  public static var updateFailedTitle: PhraseDeclaration { text("form.alert.update-failed-title") }
  /// The current password is wrong, in `change`.
  public static var changeWrongCurrent: PhraseDeclaration { text("form.change.wrong-current") }
  /// The service cannot be reached.
  public static var network: PhraseDeclaration { text("form.error.network") }
  /// The service did not answer in time, so the password may have been changed.
  public static var timeout: PhraseDeclaration { text("form.error.timeout") }
  /// The service rejected the update without a reason.
  public static var updateFailed: PhraseDeclaration { text("form.error.update-failed") }
  /// The service rejected a first password without a reason.
  public static var setFailed: PhraseDeclaration { text("form.error.set-failed") }
  /// The service rejected a log-in without a reason.
  public static var verifyFailed: PhraseDeclaration { text("form.error.verify-failed") }
  /// The statuses 110, 153 and 190 as the answer to an update, in the banner.
  public static var updateEnded: PhraseDeclaration { text("form.status.update-failed") }
  /// Status 110.
  public static var expiredWhileUpdating: PhraseDeclaration { text("form.status.expired-while-updating") }
  /// Status 153.
  public static var attemptsExhausted: PhraseDeclaration { text("form.status.attempts-exhausted") }
  /// Status 164.
  public static var usedBefore: PhraseDeclaration { text("form.status.used-before") }
  /// Status 190.
  public static var policyNotMet: PhraseDeclaration { text("form.status.policy-not-met") }
  /// The title of every alert of `changeConfirmed`.
  public static var changeAlertTitle: PhraseDeclaration { text("form.change-confirmed.alert-title") }
  /// Code 8001.
  public static var noSession: PhraseDeclaration { text("form.cognito.no-session") }
  /// Code 8002, and a wrong current password in `update` and `expired`.
  public static var cognitoWrongCurrent: PhraseDeclaration { text("form.cognito.wrong-current") }
  /// Code 8003.
  public static var weakPassword: PhraseDeclaration { text("form.cognito.weak-password") }
  /// Code 8004.
  public static var tooManyAttempts: PhraseDeclaration { text("form.cognito.too-many-attempts") }
  /// Code -1.
  public static var notInitialized: PhraseDeclaration { text("form.cognito.not-initialized") }
  /// Code 8000, with the service's text.
  public static var changeFailed: PhraseDeclaration { text("form.cognito.other", .text("error")) }
  /// Code 8000, without a text of the service.
  public static var changeFailedSilently: PhraseDeclaration { text("form.cognito.other-without-text") }

  // The menu after the log-in.
  /// The title of the menu.
  public static var menuTitle: PhraseDeclaration { text("form.menu.title") }
  /// The menu's entry for the dashboard.
  public static var dashboard: PhraseDeclaration { text("form.menu.dashboard") }
  /// The menu's entry for notifications.
  public static var notifications: PhraseDeclaration { text("form.menu.notifications") }
  /// The menu's entry for the update of the password.
  public static var updatePassword: PhraseDeclaration { text("form.menu.update-password") }
  /// The menu's entry for signing out.
  public static var signOut: PhraseDeclaration { text("form.menu.sign-out") }
  /// The alert shown while the service initiates the update.
  public static var initiating: PhraseDeclaration { text("form.alert.initiating") }
  /// The title of the alert about an update that could not be initiated.
  public static var initiatingFailedTitle: PhraseDeclaration { text("form.alert.initiating-failed-title") }

  /// All texts, for tools that compare catalogues with them.
  public static var all: [PhraseDeclaration] {
    [
      changeTitle, changeConfirmedTitle, updateTitle, expiredTitle, setTitle, verifyTitle, expiredSubtitle, updateHelp,
      userLabel, userGreeting, policyTitle,
      currentLabel, newLabel, confirmLabel, passwordLabel, changeCurrentPlaceholder, changeNewPlaceholder,
      changeConfirmPlaceholder, expiredCurrentPlaceholder, expiredNewPlaceholder, expiredConfirmPlaceholder,
      updateCurrentPlaceholder, updateNewPlaceholder, updateConfirmPlaceholder, verifyPlaceholder, reveal, hide,
      changeSubmit, changeSubmitting, updateSubmit, updateSubmitting, setSubmit, setSubmitting, verifySubmit,
      verifySubmitting, back, close, ok,
      ruleMet, ruleUnmet, ruleUndetermined, matches, matchesNot, attemptsLeft,
      currentEmpty, newEmpty, confirmEmpty, passwordEmpty, mismatch, sameAsCurrent, changeSameAsCurrent, mismatchTitle,
      sameAsCurrentTitle, sameAsCurrentAlert,
      changed, updated, updatedTitle, updateFailedTitle, changeWrongCurrent, network, timeout, updateFailed,
      setFailed, verifyFailed, updateEnded, expiredWhileUpdating, attemptsExhausted, usedBefore, policyNotMet,
      changeAlertTitle,
      noSession,
      cognitoWrongCurrent, weakPassword, tooManyAttempts, notInitialized, changeFailed, changeFailedSilently,
      menuTitle, dashboard, notifications, updatePassword, signOut, initiating, initiatingFailedTitle,
    ] + strength
  }
}
