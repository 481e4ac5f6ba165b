import WatchwordBasics

extension PasswordForm.Flow {
  /// The flow for a new password at the user's request: challenge mode 2.
  public static var update: Self {
    var texts = Texts(
      title: FormTexts.updateTitle, submit: FormTexts.updateSubmit, submitting: FormTexts.updateSubmitting,
      failure: FormTexts.updateFailed)
    texts.help = FormTexts.updateHelp
    texts.user = .name(label: FormTexts.userLabel)
    texts.wrongCurrent = FormTexts.cognitoWrongCurrent
    var flow = Self(
      id: "update",
      fields: [
        .current(FormTexts.updateCurrentPlaceholder), .new(FormTexts.updateNewPlaceholder),
        .confirm(FormTexts.updateConfirmPlaceholder),
      ], texts: texts)
    flow.mode = .update
    flow.trimsWhiteSpace = true
    flow.focusesOnAppear = true
    flow.answers = .relID
    flow.success = .alert(
      AlertTexts(title: FormTexts.updatedTitle, text: FormTexts.updated), showsServerText: true, then: .dashboard)
    flow.endsWithStatus = true
    return flow
  }
}
