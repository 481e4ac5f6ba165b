public import WatchwordPolicy

extension PasswordForm {
  /// The current state of a form, independent of language.
  public struct State: Sendable {
    /// The flow. A challenge can replace it.
    public internal(set) var flow: Flow
    /// The fields of the flow, in the flow's order.
    public internal(set) var fields: [FieldState]
    /// The field that has the caret.
    public internal(set) var focusedField: Field?
    /// The current policy. The flow determines whether it is shown.
    public internal(set) var policy: PasswordPolicy?
    /// The state of each rule of the shown policy, in order.
    public internal(set) var rules: [RuleStatus] = []
    /// The number of points on the flow's strength meter; 0 if the flow has no meter.
    public internal(set) var strength = 0
    /// Whether the repeated password matches; `nil` while it is empty, or if the flow does not have that field.
    public internal(set) var isConfirmed: Bool?
    /// Whether the new password is the current one; false while either is empty.
    public internal(set) var isUnchanged = false
    /// Whether a submission is in flight.
    public internal(set) var isSubmitting = false
    /// Whether the screen was left while the submission was in flight, so that its answer must not lead anywhere.
    var wasLeft = false
    /// The passwords to send, from the submission until the service accepts or answers it.
    public internal(set) var submission: Submission?
    /// The user's id, as the service wrote it; empty if unknown.
    public internal(set) var userName: String
    /// The number of attempts left, according to the last challenge.
    public internal(set) var attemptsLeft: Int?
    /// Whether a user is logged in.
    public internal(set) var isLoggedIn = false
    /// Whether the service allows the password to be updated.
    public internal(set) var canUpdatePassword = false
    /// Whether the service was asked to initiate the update, and the challenge has not arrived yet.
    public internal(set) var isInitiatingUpdate = false

    /// The contents of the fields when the submission in flight was sent: its answer can quote them, even if the fields
    /// have changed since.
    var sent: [Password] = []
    var banner: Banner?
    var alert: Alert?
    /// The server's text under the title.
    var subtitle: String?

    /// Whether the conditions of the button are met, regardless of a submission in flight.
    public var isValid: Bool {
      if fields.contains(where: { $0.judged.isEmpty }) { return false }
      if flow.gate.contains(.rulesMet), rules.contains(.unmet) { return false }
      if flow.gate.contains(.differs), isUnchanged { return false }
      return !flow.gate.contains(.confirmed) || isConfirmed != false
    }

    /// Whether the button can be pressed.
    public var isSubmitEnabled: Bool { isValid && !isSubmitting }

    /// The policy, if the flow shows one.
    ///
    /// A first password has no predecessor, so the rules that compare it with the current one are left out.
    var shownPolicy: PasswordPolicy? {
      guard flow.showsPolicy, let policy else { return nil }
      guard flow.mode == .set, policy.rules.contains(where: { $0.needs.contains(.currentPassword) }) else {
        return policy
      }
      return PasswordPolicy(
        rules: policy.rules.filter { !$0.needs.contains(.currentPassword) }, note: policy.note,
        serverText: policy.serverText)
    }

    /// Whether the form shows during typing that the new password is the current one.
    var showsUnchanged: Bool { flow.gate.contains(.differs) && isUnchanged && !rules.contains(.unmet) }

    /// Returns the password in a field in the form in which it is judged, compared and sent; `nil` if the flow lacks
    /// the field.
    func judged(_ field: Field) -> Password? { flow.index(of: field).map { fields[$0].judged } }
  }

  /// The state of a field.
  public struct FieldState: Sendable {
    /// The field.
    public let field: Field
    /// The typed text.
    public internal(set) var typed = Password.empty
    /// The text that is judged, compared and sent: the typed text, trimmed if the flow requires it.
    public internal(set) var judged = Password.empty
    /// Whether the text is shown.
    public internal(set) var isRevealed = false
    var error: Wording?
  }

  /// The state of a rule for the new password.
  public enum RuleStatus: UInt8, Hashable, Sendable {
    /// Not met, or nothing was typed yet.
    case unmet
    /// Met.
    case met
    /// Only the server can judge it.
    case undetermined

    /// The name in JSON.
    public var name: String {
      switch self {
      case .unmet: "unmet"
      case .met: "met"
      case .undetermined: "undetermined"
      }
    }
  }

  /// The passwords sent to the service: as typed, but trimmed if the flow requires it.
  public struct Submission: Sendable {
    /// The mode of the challenge, if there was one.
    public let mode: ChallengeMode?
    /// The current password, or the one to log in with; `nil` if the flow does not have that field.
    public let current: Password?
    /// The new password; `nil` if the flow does not have that field.
    public let new: Password?

    /// Creates a submission.
    public init(mode: ChallengeMode? = nil, current: Password? = nil, new: Password? = nil) {
      self.mode = mode
      self.current = current
      self.new = new
    }
  }

  /// An error or success message at the top of the form.
  struct Banner: Sendable {
    let isError: Bool
    let text: Wording
  }

  /// An alert, which must be dismissed before the form continues.
  struct Alert: Sendable {
    let title: Wording?
    let text: Wording
    /// Whether the alert has a button. If not, a later event removes the alert.
    var hasButton = true
    /// The destination of its button.
    var destination: Destination?
  }
}
