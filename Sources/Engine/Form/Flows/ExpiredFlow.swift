import WatchwordBasics

extension PasswordForm.Flow {
  /// The flow for a new password after the current one has expired: challenge mode 4.
  public static var expired: Self {
    var texts = Texts(
      title: FormTexts.expiredTitle, submit: FormTexts.updateSubmit, submitting: FormTexts.updateSubmitting,
      failure: FormTexts.updateFailed)
    texts.subtitle = FormTexts.expiredSubtitle
    texts.user = .greeting(FormTexts.userGreeting)
    texts.back = FormTexts.close
    texts.wrongCurrent = FormTexts.cognitoWrongCurrent
    var flow = Self(
      id: "expired",
      fields: [
        .current(FormTexts.expiredCurrentPlaceholder), .new(FormTexts.expiredNewPlaceholder),
        .confirm(FormTexts.expiredConfirmPlaceholder),
      ], texts: texts)
    flow.mode = .expired
    flow.trimsWhiteSpace = true
    flow.returnAlwaysSubmits = true
    flow.leadsToExpired = true
    flow.errors.mismatchAlert = AlertTexts(title: FormTexts.mismatchTitle, text: FormTexts.mismatch)
    flow.errors.sameAsCurrentAlert = AlertTexts(
      title: FormTexts.sameAsCurrentTitle, text: FormTexts.sameAsCurrentAlert)
    flow.answers = .relID
    flow.back = Back(to: .login, resetsAuthentication: true)
    return flow
  }
}
