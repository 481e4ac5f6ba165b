import WatchwordDiagnostics
public import WatchwordLocalization

/// Every text that a form can show, by name: its id in catalogues and the values that it brings.
public enum FormTexts {
  /// The declaration of the text `form.<id>`.
  private static func text(_ id: String, _ parameters: PhraseDeclaration.Parameter...) -> PhraseDeclaration {
    PhraseDeclaration(MessageID(ExactText("form." + id)), parameters)
  }

  // Titles, and what stands under them.
  /// The title of `change`.
  public static let changeTitle = text("change.title")
  /// The title of `changeConfirmed`.
  public static let changeConfirmedTitle = text("change-confirmed.title")
  /// The title of `update`.
  public static let updateTitle = text("update.title")
  /// The title of `expired`.
  public static let expiredTitle = text("expired.title")
  /// The title of `set`.
  public static let setTitle = text("set.title")
  /// The title of `verify`.
  public static let verifyTitle = text("verify.title")
  /// Under the title of `expired`, where the server sends no text with the status 118.
  public static let expiredSubtitle = text("expired.subtitle")
  /// The explanation in `update`.
  public static let updateHelp = text("update.help")
  /// In front of the user's name in `update`.
  public static let userLabel = text("user.label")
  /// The user's name in `expired`, `set` and `verify`.
  public static let userGreeting = text("user.greeting", .text("name"))
  /// Over the rules.
  public static let policyTitle = text("policy.title")

  // Fields.
  /// The name of the field for the current password.
  public static let currentLabel = text("label.current")
  /// The name of the field for the new password.
  public static let newLabel = text("label.new")
  /// The name of the field for the new password once more.
  public static let confirmLabel = text("label.confirm")
  /// The name of the field for the password to sign in with.
  public static let passwordLabel = text("label.password")
  /// In the empty field for the current password in `change`.
  public static let changeCurrentPlaceholder = text("change.current-placeholder")
  /// In the empty field for the new password in `change`.
  public static let changeNewPlaceholder = text("change.new-placeholder")
  /// In the empty field for the new password once more in `change`.
  public static let changeConfirmPlaceholder = text("change.confirm-placeholder")
  /// In the empty field for the current password in `expired`.
  public static let expiredCurrentPlaceholder = text("expired.current-placeholder")
  /// In the empty field for the new password in `expired`.
  public static let expiredNewPlaceholder = text("expired.new-placeholder")
  /// In the empty field for the new password once more in `expired`.
  public static let expiredConfirmPlaceholder = text("expired.confirm-placeholder")
  /// In the empty field for the current password in `update`.
  public static let updateCurrentPlaceholder = text("update.current-placeholder")
  /// In the empty field for the new password in `update`.
  public static let updateNewPlaceholder = text("update.new-placeholder")
  /// In the empty field for the new password once more in `update`.
  public static let updateConfirmPlaceholder = text("update.confirm-placeholder")
  /// In the empty field of `verify`.
  public static let verifyPlaceholder = text("verify.password-placeholder")
  /// The button that shows a hidden password.
  public static let reveal = text("reveal.show")
  /// The button that hides a password again.
  public static let hide = text("reveal.hide")

  // Buttons.
  /// The button of `change`.
  public static let changeSubmit = text("change.submit")
  /// The button of `change` while a submission is in flight.
  public static let changeSubmitting = text("change.submitting")
  /// The button of `update`.
  public static let updateSubmit = text("update.submit")
  /// The button of `update` while a submission is in flight.
  public static let updateSubmitting = text("update.submitting")
  /// The button of `set`.
  public static let setSubmit = text("set.submit")
  /// The button of `set` while a submission is in flight.
  public static let setSubmitting = text("set.submitting")
  /// The button of `verify`.
  public static let verifySubmit = text("verify.submit")
  /// The button of `verify` while a submission is in flight.
  public static let verifySubmitting = text("verify.submitting")
  /// The button that leads back.
  public static let back = text("back.back")
  /// The button that closes `expired`.
  public static let close = text("back.close")
  /// The button of every alert.
  public static let ok = text("alert.ok")

  // What is shown as somebody types.
  /// What a screen reader says of a rule that is met.
  public static let ruleMet = text("rule.met", .text("requirement"))
  /// What a screen reader says of a rule that is not met.
  public static let ruleUnmet = text("rule.unmet", .text("requirement"))
  /// What a screen reader says of a rule that only the server can judge.
  public static let ruleUndetermined = text("rule.undetermined", .text("requirement"))
  /// How strong a password is, by its points from 0 to 4.
  public static let strength = [
    text("strength.very-weak"), text("strength.weak"), text("strength.fair"), text("strength.good"),
    text("strength.strong"),
  ]
  /// The repeated password is the same.
  public static let matches = text("match.same")
  /// The repeated password is another one.
  public static let matchesNot = text("match.different")
  /// How many attempts are left.
  public static let attemptsLeft = text("attempts.left", .count("attempts"))

  // What a submission is refused for before it is sent.
  /// The current password is missing.
  public static let currentEmpty = text("error.current-empty")
  /// The new password is missing.
  public static let newEmpty = text("error.new-empty")
  /// The new password was not repeated.
  public static let confirmEmpty = text("error.confirm-empty")
  /// The password to sign in with is missing.
  public static let passwordEmpty = text("error.password-empty")
  /// The repeated password is another one, on submit.
  public static let mismatch = text("error.mismatch")
  /// The new password is the current one, on submit.
  public static let sameAsCurrent = text("error.same-as-current")
  /// The new password is the current one, in `change`.
  public static let changeSameAsCurrent = text("change.same-as-current")
  /// The title of the alert about a repeated password that is another one.
  public static let mismatchTitle = text("alert.mismatch-title")
  /// The title of the alert about a new password that is the current one.
  public static let sameAsCurrentTitle = text("alert.same-as-current-title")
  /// The text of the alert about a new password that is the current one.
  public static let sameAsCurrentAlert = text("alert.same-as-current")

  // What the service answers.
  /// Success in `change`.
  public static let changed = text("change.success")
  /// Success in `update` and `changeConfirmed`.
  public static let updated = text("update.success")
  /// The title of the alert about success in `update`.
  public static let updatedTitle = text("alert.success-title")
  /// The title of the alert about an update that has failed.
  public static let updateFailedTitle = text("alert.update-failed-title")
  /// The current password is wrong, in `change`.
  public static let changeWrongCurrent = text("change.wrong-current")
  /// The service cannot be reached.
  public static let network = text("error.network")
  /// The service refused, and does not say why.
  public static let updateFailed = text("error.update-failed")
  /// The service refused a first password, and does not say why.
  public static let setFailed = text("error.set-failed")
  /// The service refused a log-in, and does not say why.
  public static let verifyFailed = text("error.verify-failed")
  /// Status 110.
  public static let expiredWhileUpdating = text("status.expired-while-updating")
  /// Status 153.
  public static let attemptsExhausted = text("status.attempts-exhausted")
  /// Status 164.
  public static let usedBefore = text("status.used-before")
  /// Status 190.
  public static let policyNotMet = text("status.policy-not-met")
  /// The title of every alert of `changeConfirmed`.
  public static let changeAlertTitle = text("change-confirmed.alert-title")
  /// Code 8001.
  public static let noSession = text("cognito.no-session")
  /// Code 8002.
  public static let cognitoWrongCurrent = text("cognito.wrong-current")
  /// Code 8003.
  public static let weakPassword = text("cognito.weak-password")
  /// Code 8004.
  public static let tooManyAttempts = text("cognito.too-many-attempts")
  /// Code -1.
  public static let notInitialized = text("cognito.not-initialized")
  /// Code 8000, with what the service says.
  public static let changeFailed = text("cognito.other", .text("error"))
  /// Code 8000, where the service says nothing.
  public static let changeFailedSilently = text("cognito.other-without-text")

  // The menu after the log-in.
  /// Over the menu.
  public static let menuTitle = text("menu.title")
  /// The menu's entry for the dashboard.
  public static let dashboard = text("menu.dashboard")
  /// The menu's entry for notifications.
  public static let notifications = text("menu.notifications")
  /// The menu's entry for the update of the password.
  public static let updatePassword = text("menu.update-password")
  /// The menu's entry for signing out.
  public static let signOut = text("menu.sign-out")
  /// While the service initiates the update.
  public static let initiating = text("alert.initiating")
  /// The title of the alert about an update that could not be initiated.
  public static let initiatingFailedTitle = text("alert.initiating-failed-title")

  /// All of them, for tools that hold catalogues against them.
  public static let all: [PhraseDeclaration] =
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
      changed, updated, updatedTitle, updateFailedTitle, changeWrongCurrent, network, updateFailed, setFailed,
      verifyFailed, expiredWhileUpdating, attemptsExhausted, usedBefore, policyNotMet, changeAlertTitle, noSession,
      cognitoWrongCurrent, weakPassword, tooManyAttempts, notInitialized, changeFailed, changeFailedSilently,
      menuTitle, dashboard, notifications, updatePassword, signOut, initiating, initiatingFailedTitle,
    ] + strength
}
