import WatchwordBasics

extension PasswordForm.Flow {
  /// The flow for a first password, on activation: challenge mode 1.
  public static var set: Self {
    var texts = Texts(
      title: FormTexts.setTitle, submit: FormTexts.setSubmit, submitting: FormTexts.setSubmitting,
      failure: FormTexts.setFailed)
    texts.user = .greeting(FormTexts.userGreeting)
    var flow = Self(
      id: "set", fields: [.new(FormTexts.updateNewPlaceholder), .confirm(FormTexts.updateConfirmPlaceholder)],
      texts: texts)
    flow.mode = .set
    flow.trimsWhiteSpace = true
    flow.answers = .relID
    return flow
  }
}
