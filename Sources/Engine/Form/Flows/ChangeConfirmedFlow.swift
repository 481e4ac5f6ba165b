import WatchwordBasics
import WatchwordPolicy

extension PasswordForm.Flow {
  /// The flow for Cognito, with the current password, the new password and its repetition. Every error is shown as an
  /// alert.
  public static var changeConfirmed: Self {
    var texts = Texts(
      title: FormTexts.changeConfirmedTitle, submit: FormTexts.changeSubmit, submitting: FormTexts.changeSubmitting,
      failure: FormTexts.changeFailedSilently)
    texts.wrongCurrent = FormTexts.cognitoWrongCurrent
    var flow = Self(
      id: "changeConfirmed",
      fields: [
        .current(FormTexts.changeCurrentPlaceholder), .new(FormTexts.changeNewPlaceholder),
        .confirm(FormTexts.changeConfirmPlaceholder),
      ], texts: texts)
    flow.gate = [.rulesMet, .confirmed]
    flow.meter = PasswordPolicy(rules: [
      .length(LengthRule(minimum: 8)), .characterCount(CharacterCountRule(.uppercase, minimum: 1)),
      .characterCount(CharacterCountRule(.digits, minimum: 1)),
      .characterCount(CharacterCountRule(.special, minimum: 1, characters: "!@#$%^&*")),
    ])
    flow.showsMatch = true
    flow.errors.ofFields = .alert(title: FormTexts.changeAlertTitle)
    flow.errors.others = .alert(title: FormTexts.changeAlertTitle)
    flow.clearing.sameAsCurrent = .nothing
    flow.clearing.wrongCurrent = .nothing
    flow.clearing.connection = .nothing
    flow.clearing.failure = .nothing
    flow.answers = [.success, .error, .wrongCurrent, .connection, .cognito]
    flow.success = .alert(
      AlertTexts(title: FormTexts.changeAlertTitle, text: FormTexts.updated), showsServerText: false, then: .back)
    return flow
  }
}
