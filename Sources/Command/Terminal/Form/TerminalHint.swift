/// The data that a person at the terminal needs to try the simulator.
struct TerminalHint: Equatable {
  /// The user's id.
  var userName: String
  /// The current password of the simulator, which is not a secret; `nil` after the user has changed it.
  var password: String?
}
