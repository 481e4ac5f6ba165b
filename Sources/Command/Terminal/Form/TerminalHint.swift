/// What the person at the terminal has to know to try the simulator.
struct TerminalHint: Equatable {
  /// The user's id.
  var userName: String
  /// The password that holds; no secret, because it is the simulator's. `nil` as soon as the user has changed it.
  var password: String?
}
