extension PasswordForm {
  /// An action that a screen must take after an event, in addition to drawing the presentation.
  public enum Effect: Hashable, Sendable {
    /// Empty these fields.
    case clear([Field])
    /// Dismiss the keyboard.
    case dismissKeyboard
    /// Move the caret to a field, and open the keyboard.
    case focus(Field)
    /// Send ``PasswordForm/submission`` to the service. The mode is that of the challenge, if there was one.
    ///
    /// If `trims` is true, the form judged the passwords without white space at their ends, and the submission has none
    /// there. A sender that has only the typed texts must remove it: General Category Zs and U+0009.
    case submit(mode: Int?, trims: Bool)
    /// Ask the service to reset the authentication.
    case resetAuthentication
    /// Ask the service which credentials can be updated.
    case requestCredentials
    /// Ask the service to initiate the update of the password.
    case initiateUpdate
    /// Show another screen.
    case navigate(Destination)
    /// Have a screen reader announce this text.
    case announce(String)
  }

  /// A screen to which a form can lead.
  public enum Destination: UInt8, Hashable, Sendable {
    /// The settings.
    case settings
    /// The first screen after the log-in.
    case dashboard
    /// The log-in.
    case login
    /// The screen before this one.
    case back

    /// The name in JSON.
    public var name: String {
      switch self {
      case .settings: "settings"
      case .dashboard: "dashboard"
      case .login: "login"
      case .back: "back"
      }
    }
  }

  /// The effects of one event, which can be recorded in any order. Each occurs at most once, and `list(for:)` returns
  /// them in a fixed order.
  struct Effects {
    var cleared: [Field] = []
    var dismissesKeyboard = false
    var focus: Field?
    var submits = false
    var resetsAuthentication = false
    var requestsCredentials = false
    var initiatesUpdate = false
    var destination: Destination?
    var announcement: String?

    func list(for flow: Flow) -> [Effect] {
      var list: [Effect] = []
      if !cleared.isEmpty { list.append(.clear(cleared)) }
      if dismissesKeyboard { list.append(.dismissKeyboard) }
      if let focus { list.append(.focus(focus)) }
      if submits { list.append(.submit(mode: flow.mode?.rawValue, trims: flow.trimsWhiteSpace)) }
      if resetsAuthentication { list.append(.resetAuthentication) }
      if requestsCredentials { list.append(.requestCredentials) }
      if initiatesUpdate { list.append(.initiateUpdate) }
      if let destination { list.append(.navigate(destination)) }
      if let announcement { list.append(.announce(announcement)) }
      return list
    }
  }
}
