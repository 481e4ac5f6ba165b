public import WatchwordBasics
public import WatchwordLocalization
public import WatchwordPolicy

extension PasswordForm {
  /// The configuration of a form: its fields, the conditions of its button, its texts, and where errors appear.
  ///
  /// The state machine does not depend on particular flows, so a product can build its own from the same parts:
  ///
  /// ```swift
  /// var flow = PasswordForm.Flow(
  ///   id: "recovery",
  ///   fields: [.new(FormTexts.updateNewPlaceholder), .confirm(FormTexts.updateConfirmPlaceholder)],
  ///   texts: PasswordForm.Flow.Texts(
  ///     title: PhraseDeclaration(MessageID("app.recovery.title")), submit: FormTexts.setSubmit,
  ///     submitting: FormTexts.setSubmitting, failure: FormTexts.setFailed))
  /// flow.gate = [.rulesMet, .confirmed]
  /// flow.answers = [.success, .connection]
  /// flow.success = .banner(FormTexts.changed, then: .login)
  /// ```
  public struct Flow: Sendable {
    /// The flow's name in JSON.
    public var id: ExactText
    /// The mode of the challenges that the flow handles, if any. Only such flows show attempts.
    public var mode: ChallengeMode?
    /// The fields, from top to bottom. Each occurs at most once.
    public var fields: [FieldSetup]
    /// The conditions that enable the button, in addition to all fields being filled and no submission being in flight.
    public var gate: Gate = []
    /// Whether leading and trailing white space is removed before a password is judged, compared and sent.
    public var trimsWhiteSpace = false
    /// Whether the new password is checked against a policy.
    public var showsPolicy = true
    /// The policy of the strength meter, in which each rule that the new password meets is worth one point; `nil` for
    /// no meter.
    public var meter: PasswordPolicy?
    /// Whether the form indicates, while the user types, whether the repeated password matches.
    public var showsMatch = false
    /// Whether the first field gets the caret when the screen appears.
    public var focusesOnAppear = false
    /// Whether the return key in the last field also submits an invalid form, so that its errors appear.
    public var returnAlwaysSubmits = false
    /// Whether status 118 leads to the flow for expired passwords.
    public var leadsToExpired = false
    /// The texts of the form.
    public var texts: Texts
    /// Where errors appear.
    public var errors = Errors()
    /// The fields that are emptied after errors.
    public var clearing = Clearing()
    /// The kinds of answers that the flow handles. Any other answer ends the submission as failed, with a finding.
    public var answers: Answers = []
    /// The behaviour on success.
    public var success: Success = .logIn
    /// Whether a status ends a submission. If not, status 100 only confirms that the service accepted the submission.
    public var endsWithStatus = false
    /// The behaviour when the user leaves the screen.
    public var back = Back()

    /// Creates a flow with these fields and texts. All other properties have their defaults.
    public init(id: ExactText, fields: [FieldSetup], texts: Texts) {
      self.id = id
      self.fields = fields
      self.texts = texts
    }
  }
}

extension PasswordForm.Flow {
  /// A field and its texts.
  public struct FieldSetup: Sendable {
    /// The field.
    public var field: PasswordForm.Field
    /// The field's name.
    public var label: PhraseDeclaration
    /// The text shown while the field is empty.
    public var placeholder: PhraseDeclaration
    /// The error shown if the field is empty on submission.
    public var emptyError: PhraseDeclaration

    /// Creates a field with these texts.
    public init(
      _ field: PasswordForm.Field, label: PhraseDeclaration, placeholder: PhraseDeclaration,
      emptyError: PhraseDeclaration
    ) {
      self.field = field
      self.label = label
      self.placeholder = placeholder
      self.emptyError = emptyError
    }

    /// Creates the field for the current password.
    public static func current(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .current, label: FormTexts.currentLabel, placeholder: placeholder, emptyError: FormTexts.currentEmpty)
    }

    /// Creates the field for the new password.
    public static func new(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(.new, label: FormTexts.newLabel, placeholder: placeholder, emptyError: FormTexts.newEmpty)
    }

    /// Creates the field for the repetition of the new password.
    public static func confirm(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .confirm, label: FormTexts.confirmLabel, placeholder: placeholder, emptyError: FormTexts.confirmEmpty)
    }

    /// Creates the field for the password to sign in with.
    public static func password(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .password, label: FormTexts.passwordLabel, placeholder: placeholder, emptyError: FormTexts.passwordEmpty)
    }
  }

  /// The conditions that enable the button.
  public struct Gate: OptionSet, Sendable {
    /// The conditions as bits.
    public let rawValue: UInt8
    /// Creates the conditions with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No rule of the policy is unmet. A submission requires this too, and announces the first unmet rule.
    public static let rulesMet = Gate(rawValue: 1)
    /// The new password differs from the current one. If both are the same and no rule is unmet, an error appears while
    /// the user types.
    public static let differs = Gate(rawValue: 2)
    /// The repeated password matches.
    public static let confirmed = Gate(rawValue: 4)
  }

  /// How the user's name is shown.
  public enum UserLine: Sendable {
    /// It is not shown.
    case hidden
    /// The name alone, after a label.
    case name(label: PhraseDeclaration)
    /// A text with the name as its only value.
    case greeting(PhraseDeclaration)
  }

  /// The texts of a form, except those of its fields.
  public struct Texts: Sendable {
    /// The title.
    public var title: PhraseDeclaration
    /// The text under the title. The server's text for status 118 replaces it.
    public var subtitle: PhraseDeclaration?
    /// The explanation.
    public var help: PhraseDeclaration?
    /// How the user's name is shown.
    public var user = UserLine.hidden
    /// The button's text.
    public var submit: PhraseDeclaration
    /// The button's text while a submission is in flight.
    public var submitting: PhraseDeclaration
    /// The text of the button that leaves the screen.
    public var back = FormTexts.back
    /// The error for a new password that is the current one.
    public var sameAsCurrent = FormTexts.sameAsCurrent
    /// The error for a wrong current password. If it is `nil`, a wrong current password is treated as a failure for
    /// which the server sent no text.
    public var wrongCurrent: PhraseDeclaration?
    /// The error for a rejection without a reason.
    public var failure: PhraseDeclaration

    /// Creates texts with a title, the two texts of the button and the text for a failure.
    public init(
      title: PhraseDeclaration, submit: PhraseDeclaration, submitting: PhraseDeclaration, failure: PhraseDeclaration
    ) {
      self.title = title
      self.submit = submit
      self.submitting = submitting
      self.failure = failure
    }
  }

  /// The location of an error message.
  public enum ErrorLocation: Sendable {
    /// Next to the field concerned; in the banner if no field is concerned.
    case field
    /// The banner.
    case banner
    /// An alert with this title.
    case alert(title: PhraseDeclaration)
  }

  /// An alert's title and text.
  public struct AlertTexts: Sendable {
    /// The title.
    public var title: PhraseDeclaration
    /// The text.
    public var text: PhraseDeclaration

    /// Creates an alert with this title and text.
    public init(title: PhraseDeclaration, text: PhraseDeclaration) {
      self.title = title
      self.text = text
    }
  }

  /// Where errors appear.
  public struct Errors: Sendable {
    /// For an empty field, a new password that is the current one, and a wrong current password.
    public var ofFields = ErrorLocation.banner
    /// For every other error.
    public var others = ErrorLocation.banner
    /// An additional alert if the repeated password does not match.
    public var mismatchAlert: AlertTexts?
    /// An additional alert if the new password is the current one.
    public var sameAsCurrentAlert: AlertTexts?

    /// Creates a configuration with all errors in the banner, without alerts.
    public init() {}
  }

  /// The fields that are emptied after an error.
  public enum Cleared: Sendable {
    /// No fields.
    case nothing
    /// The new password and its repetition. The caret moves to the new password.
    case newAndConfirm
    /// All fields. The caret moves to the first one.
    case everything
  }

  /// The fields that are emptied after each kind of error.
  public struct Clearing: Sendable {
    /// If the repeated password does not match.
    public var mismatch = Cleared.newAndConfirm
    /// If the new password is the current one.
    public var sameAsCurrent = Cleared.newAndConfirm
    /// If the current password is wrong.
    public var wrongCurrent = Cleared.everything
    /// If the service could not be reached, or did not answer in time.
    public var connection = Cleared.everything
    /// If the service rejected the submission.
    public var failure = Cleared.everything

    /// Creates the configuration of the REL-ID flows.
    public init() {}
  }

  /// Kinds of answers.
  public struct Answers: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt8
    /// Creates the kinds with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The service accepted the request.
    public static let accepted = Answers(rawValue: 1)
    /// Success.
    public static let success = Answers(rawValue: 2)
    /// A REL-ID status.
    public static let status = Answers(rawValue: 4)
    /// A rejection with an error code.
    public static let error = Answers(rawValue: 8)
    /// The current password is wrong.
    public static let wrongCurrent = Answers(rawValue: 16)
    /// The service could not be reached, or did not answer in time.
    public static let connection = Answers(rawValue: 32)
    /// Cognito's errors, and its codes in rejections.
    public static let cognito = Answers(rawValue: 64)

    /// The answers of the REL-ID SDK.
    static let relID: Answers = [.accepted, .success, .status, .error, .wrongCurrent, .connection]
  }

  /// The behaviour on success.
  public enum Success: Sendable {
    /// A banner with this text. The keyboard is dismissed, and the form is left at once.
    case banner(PhraseDeclaration, then: PasswordForm.Destination)
    /// An alert, with the server's text if `showsServerText` is true and there is one. Its button leaves the form.
    case alert(AlertTexts, showsServerText: Bool, then: PasswordForm.Destination)
    /// The user is logged in.
    case logIn
  }

  /// The behaviour when the user leaves the screen.
  public struct Back: Sendable {
    /// The screen that follows.
    public var destination: PasswordForm.Destination
    /// Whether the service must reset the authentication first.
    public var resetsAuthentication: Bool

    /// Creates a transition to `destination`.
    public init(to destination: PasswordForm.Destination = .back, resetsAuthentication: Bool = false) {
      self.destination = destination
      self.resetsAuthentication = resetsAuthentication
    }
  }
}
