import WatchwordBasics

extension PasswordForm.Flow {
  /// The flow for changing the password, with the current and the new password and the checklist for strong passwords.
  public static var change: Self {
    var texts = Texts(
      title: FormTexts.changeTitle, submit: FormTexts.changeSubmit, submitting: FormTexts.changeSubmitting,
      failure: FormTexts.updateFailed)
    texts.sameAsCurrent = FormTexts.changeSameAsCurrent
    texts.wrongCurrent = FormTexts.changeWrongCurrent
    var flow = Self(
      id: "change",
      fields: [.current(FormTexts.changeCurrentPlaceholder), .new(FormTexts.changeNewPlaceholder)], texts: texts)
    flow.gate = [.rulesMet, .differs]
    flow.errors.ofFields = .field
    flow.clearing.wrongCurrent = .nothing
    flow.clearing.connection = .nothing
    flow.answers = [.success, .error, .wrongCurrent, .connection]
    flow.success = .banner(FormTexts.changed, then: .settings)
    flow.back = Back(to: .settings)
    return flow
  }
}
