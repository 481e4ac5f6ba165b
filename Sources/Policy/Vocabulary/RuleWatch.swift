/// A small automaton that judges passwords character by character for a rule.
package struct RuleWatch {
  /// The state after some characters, in an encoding that the rule defines.
  package typealias State = [Int]
  /// The relevant properties of a character, in an encoding that the rule defines.
  package typealias Look = [Int]

  /// The state before the first character.
  package let start: State
  /// Returns the relevant properties of a character of the NFC form.
  package let look: (Unicode.Scalar) -> Look
  /// Returns the state after one more character.
  package let next: (State, Look) -> State
  /// Whether the rule accepts a password that ends in this state.
  package let accepts: (State) -> Bool
  /// The characters that the rule names.
  package let named: [Unicode.Scalar]

  /// The state after anything that the rule rejects; it never changes again.
  static let rejected: State = [-1]

  init(
    start: State, naming named: [Unicode.Scalar] = [], look: @escaping (Unicode.Scalar) -> Look,
    next: @escaping (State, Look) -> State, accepts: @escaping (State) -> Bool = { _ in true }
  ) {
    self.start = start
    self.named = named
    self.look = look
    self.next = { state, look in state == Self.rejected ? state : next(state, look) }
    self.accepts = { $0 != Self.rejected && accepts($0) }
  }
}
