public import WatchwordPolicy

extension PasswordForm {
  /// How things stand, without a word of any language.
  public struct State: Sendable {
    /// The flow, which a challenge can replace.
    public internal(set) var flow: Flow
    /// The fields of the flow, in its order.
    public internal(set) var fields: [FieldState]
    /// The field that has the caret.
    public internal(set) var focusedField: Field?
    /// The policy that holds; the flow decides whether it is shown.
    public internal(set) var policy: PasswordPolicy?
    /// The state of each rule of the shown policy, in its order.
    public internal(set) var rules: [RuleStatus] = []
    /// The points of the flow's meter; 0 where it has none.
    public internal(set) var strength = 0
    /// Whether the repeated password is the same; nothing while it is empty or not asked for.
    public internal(set) var isConfirmed: Bool?
    /// Whether the new password is the current one; false while either is empty.
    public internal(set) var isUnchanged = false
    /// Whether a submission is in flight.
    public internal(set) var isSubmitting = false
    /// What is to be sent, from the submission until the service has taken or answered it.
    public internal(set) var submission: Submission?
    /// The user's id, as the service wrote it; empty where it is not known.
    public internal(set) var userName: String
    /// How many attempts are left, as the last challenge said.
    public internal(set) var attemptsLeft: Int?
    /// Whether somebody is logged in.
    public internal(set) var isLoggedIn = false
    /// Whether the service lets the password be updated.
    public internal(set) var canUpdatePassword = false
    /// Whether the service was asked to initiate the update, and the challenge has not come yet.
    public internal(set) var isInitiatingUpdate = false

    /// What stood in the fields when the submission in flight was sent: its answer can quote that, whatever stands there
    /// by then.
    var sent: [Password] = []
    var banner: Banner?
    var alert: Alert?
    /// The server's text under the title.
    var subtitle: String?

    /// Whether the button's conditions hold, whatever is in flight.
    public var isValid: Bool {
      if fields.contains(where: { $0.judged.isEmpty }) { return false }
      if flow.gate.contains(.rulesMet), rules.contains(.unmet) { return false }
      if flow.gate.contains(.differs), isUnchanged { return false }
      return !flow.gate.contains(.confirmed) || isConfirmed != false
    }

    /// Whether the button can be pressed.
    public var isSubmitEnabled: Bool { isValid && !isSubmitting }

    /// The policy, where the flow shows one.
    var shownPolicy: PasswordPolicy? { flow.showsPolicy ? policy : nil }

    /// Whether it is said, as somebody types, that the new password is the current one.
    var showsUnchanged: Bool { flow.gate.contains(.differs) && isUnchanged && !rules.contains(.unmet) }

    /// The password in a field as it is judged, compared and sent; nothing where the flow lacks the field.
    func judged(_ field: Field) -> Password? { flow.index(of: field).map { fields[$0].judged } }
  }

  /// How a field stands.
  public struct FieldState: Sendable {
    /// Which field it is.
    public let field: Field
    /// What was typed.
    public internal(set) var typed = Password.empty
    /// What is judged, compared and sent: what was typed, trimmed where the flow trims.
    public internal(set) var judged = Password.empty
    /// Whether the text is shown.
    public internal(set) var isRevealed = false
    var error: Wording?
  }

  /// How the new password stands to a rule.
  public enum RuleStatus: UInt8, Hashable, Sendable {
    /// Not met, or nothing was typed yet.
    case unmet
    /// Met.
    case met
    /// Only the server can tell.
    case undetermined

    /// The name in the form as JSON.
    public var name: String {
      switch self {
      case .unmet: "unmet"
      case .met: "met"
      case .undetermined: "undetermined"
      }
    }
  }

  /// What is sent to the service: passwords as they were typed, trimmed where the flow trims.
  public struct Submission: Sendable {
    /// The mode of the challenge, where there was one.
    public let mode: ChallengeMode?
    /// The current password, or the one to log in with; nothing where the flow does not ask for it.
    public let current: Password?
    /// The new password; nothing where the flow does not ask for it.
    public let new: Password?

    /// Passwords for a service.
    public init(mode: ChallengeMode? = nil, current: Password? = nil, new: Password? = nil) {
      self.mode = mode
      self.current = current
      self.new = new
    }
  }

  /// An error or a success at the top of the form.
  struct Banner: Sendable {
    let isError: Bool
    let text: Wording
  }

  /// Something that has to be dismissed before the form goes on.
  struct Alert: Sendable {
    let title: Wording?
    let text: Wording
    /// Whether it has a button; where not, an event ends it.
    var hasButton = true
    /// Where its button leads.
    var destination: Destination?
  }
}
