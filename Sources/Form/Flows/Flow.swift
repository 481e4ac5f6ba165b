public import WatchwordDiagnostics
public import WatchwordLocalization
public import WatchwordPolicy

extension PasswordForm {
  /// What tells one form from another: its fields, when its button works, what it says, and where errors appear.
  ///
  /// The machine knows no flow by name, so a product makes its own out of the same parts:
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
    /// The name in the form as JSON.
    public var id: ExactText
    /// The challenge that the flow answers, where it answers one; attempts are shown in such flows only.
    public var mode: ChallengeMode?
    /// The fields, from top to bottom; each at most once.
    public var fields: [FieldSetup]
    /// When the button works, beside all fields being filled and nothing in flight.
    public var gate: Gate = []
    /// Whether white space at both ends of what was typed is dropped before it is judged, compared and sent.
    public var trimsWhiteSpace = false
    /// Whether a policy judges the new password.
    public var showsPolicy = true
    /// A policy of which every rule that is met is one point of the new password's strength; nothing for no meter.
    public var meter: PasswordPolicy?
    /// Whether it is shown, as somebody types, that the new password was repeated right.
    public var showsMatch = false
    /// Whether the first field gets the caret when the screen appears.
    public var focusesOnAppear = false
    /// Whether the return key in the last field submits a form that is not valid too, so that its errors appear.
    public var returnAlwaysSubmits = false
    /// Whether a status 118 leads to the flow for expired passwords.
    public var leadsToExpired = false
    /// What the form says.
    public var texts: Texts
    /// Where errors appear.
    public var errors = Errors()
    /// What errors empty.
    public var clearing = Clearing()
    /// The answers that mean something here; all others change nothing.
    public var answers: Answers = []
    /// What success leads to.
    public var success: Success = .logIn
    /// Whether a status is the last word on a submission; where not, the status 100 only says that it was taken.
    public var endsWithStatus = false
    /// What leaving the screen leads to.
    public var back = Back()

    /// A flow with these fields and texts; all else as its properties say.
    public init(id: ExactText, fields: [FieldSetup], texts: Texts) {
      self.id = id
      self.fields = fields
      self.texts = texts
    }
  }
}

extension PasswordForm.Flow {
  /// A field and its words.
  public struct FieldSetup: Sendable {
    /// The field.
    public var field: PasswordForm.Field
    /// Its name.
    public var label: PhraseDeclaration
    /// What stands in it while it is empty.
    public var placeholder: PhraseDeclaration
    /// The error of a submission without it.
    public var emptyError: PhraseDeclaration

    /// A field with these words.
    public init(
      _ field: PasswordForm.Field, label: PhraseDeclaration, placeholder: PhraseDeclaration,
      emptyError: PhraseDeclaration
    ) {
      self.field = field
      self.label = label
      self.placeholder = placeholder
      self.emptyError = emptyError
    }

    /// The field for the current password.
    public static func current(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .current, label: FormTexts.currentLabel, placeholder: placeholder, emptyError: FormTexts.currentEmpty)
    }

    /// The field for the new password.
    public static func new(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(.new, label: FormTexts.newLabel, placeholder: placeholder, emptyError: FormTexts.newEmpty)
    }

    /// The field for the new password once more.
    public static func confirm(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .confirm, label: FormTexts.confirmLabel, placeholder: placeholder, emptyError: FormTexts.confirmEmpty)
    }

    /// The field for the password to sign in with.
    public static func password(_ placeholder: PhraseDeclaration) -> FieldSetup {
      FieldSetup(
        .password, label: FormTexts.passwordLabel, placeholder: placeholder, emptyError: FormTexts.passwordEmpty)
    }
  }

  /// What the button waits for.
  public struct Gate: OptionSet, Sendable {
    /// The conditions as bits.
    public let rawValue: UInt8
    /// The conditions that these bits are.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No rule of the policy is unmet; a submission waits for it too, and the first unmet rule is announced.
    public static let rulesMet = Gate(rawValue: 1)
    /// The new password is not the current one; where it is, and no rule is unmet, that is said as it is typed.
    public static let differs = Gate(rawValue: 2)
    /// The new password was repeated right.
    public static let confirmed = Gate(rawValue: 4)
  }

  /// How the user is named.
  public enum UserLine: Sendable {
    /// Not at all.
    case hidden
    /// By the name alone, with a label in front.
    case name(label: PhraseDeclaration)
    /// In a text that brings the name as its one value.
    case greeting(PhraseDeclaration)
  }

  /// What a form says that is not a field's.
  public struct Texts: Sendable {
    /// The title.
    public var title: PhraseDeclaration
    /// What stands under the title; the server's text of a status 118 replaces it.
    public var subtitle: PhraseDeclaration?
    /// The explanation.
    public var help: PhraseDeclaration?
    /// How the user is named.
    public var user = UserLine.hidden
    /// The button.
    public var submit: PhraseDeclaration
    /// The button while a submission is in flight.
    public var submitting: PhraseDeclaration
    /// The button that leaves the screen.
    public var back = FormTexts.back
    /// The new password is the current one.
    public var sameAsCurrent = FormTexts.sameAsCurrent
    /// The current password is wrong; where there is no text, that is an error without a text of the server's.
    public var wrongCurrent: PhraseDeclaration?
    /// The service refused, and does not say why.
    public var failure: PhraseDeclaration

    /// Texts with a title, the button's two and what is said of a failure.
    public init(
      title: PhraseDeclaration, submit: PhraseDeclaration, submitting: PhraseDeclaration, failure: PhraseDeclaration
    ) {
      self.title = title
      self.submit = submit
      self.submitting = submitting
      self.failure = failure
    }
  }

  /// A place for an error.
  public enum Place: Sendable {
    /// Beside the field that it concerns; in the banner where it concerns none.
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

    /// An alert with this title and text.
    public init(title: PhraseDeclaration, text: PhraseDeclaration) {
      self.title = title
      self.text = text
    }
  }

  /// Where errors appear.
  public struct Errors: Sendable {
    /// A field is empty, or the new password is the current one, or the current one is wrong.
    public var ofFields = Place.banner
    /// Every other error.
    public var others = Place.banner
    /// An alert beside the error that the new password was not repeated right.
    public var mismatchAlert: AlertTexts?
    /// An alert beside the error that the new password is the current one.
    public var sameAsCurrentAlert: AlertTexts?

    /// All errors in the banner, without alerts.
    public init() {}
  }

  /// Fields that an error empties.
  public enum Cleared: Sendable {
    /// None.
    case nothing
    /// The new password and its repetition; the caret goes to the new password.
    case newAndConfirm
    /// All; the caret goes to the first one.
    case everything
  }

  /// What errors empty.
  public struct Clearing: Sendable {
    /// The new password was not repeated right.
    public var mismatch = Cleared.newAndConfirm
    /// The new password is the current one.
    public var sameAsCurrent = Cleared.newAndConfirm
    /// The service could not be reached.
    public var connection = Cleared.everything
    /// The service refused.
    public var failure = Cleared.everything

    /// What the REL-ID flows empty.
    public init() {}
  }

  /// Kinds of answers.
  public struct Answers: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt8
    /// The kinds that these bits are.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The request was taken.
    public static let accepted = Answers(rawValue: 1)
    /// It is done.
    public static let success = Answers(rawValue: 2)
    /// A REL-ID status.
    public static let status = Answers(rawValue: 4)
    /// A refusal with an error code.
    public static let error = Answers(rawValue: 8)
    /// The current password is wrong.
    public static let wrongCurrent = Answers(rawValue: 16)
    /// The service could not be reached, or not in time.
    public static let connection = Answers(rawValue: 32)
    /// Cognito's errors, and its codes where a refusal brings one.
    public static let cognito = Answers(rawValue: 64)

    /// What the REL-ID SDK answers.
    static let relID: Answers = [.accepted, .success, .status, .error, .wrongCurrent, .connection]
  }

  /// What success leads to.
  public enum Success: Sendable {
    /// A banner with this text; the keyboard is dismissed, and the form is left at once.
    case banner(PhraseDeclaration, then: PasswordForm.Destination)
    /// An alert, with the server's own text where `showsServerText` says so and there is one; its button leaves.
    case alert(AlertTexts, showsServerText: Bool, then: PasswordForm.Destination)
    /// The user is logged in.
    case logIn
  }

  /// What leaving the screen leads to.
  public struct Back: Sendable {
    /// Where it leads.
    public var destination: PasswordForm.Destination
    /// Whether the service is asked to reset the authentication first.
    public var resetsAuthentication: Bool

    /// Leaving towards `destination`.
    public init(to destination: PasswordForm.Destination = .back, resetsAuthentication: Bool = false) {
      self.destination = destination
      self.resetsAuthentication = resetsAuthentication
    }
  }
}
