import WatchwordBasics

extension PasswordForm.Flow {
  /// The flow for the password to log in with: challenge mode 0. The password is not checked against a policy, so that
  /// old passwords continue to work. It is trimmed, because the flows that set passwords trim them.
  public static var verify: Self {
    var texts = Texts(
      title: FormTexts.verifyTitle, submit: FormTexts.verifySubmit, submitting: FormTexts.verifySubmitting,
      failure: FormTexts.verifyFailed)
    texts.user = .greeting(FormTexts.userGreeting)
    var flow = Self(id: "verify", fields: [.password(FormTexts.verifyPlaceholder)], texts: texts)
    flow.mode = .verify
    flow.trimsWhiteSpace = true
    flow.showsPolicy = false
    flow.leadsToExpired = true
    flow.answers = .relID
    return flow
  }
}
