/// Reads passwords character by character for a rule that a small automaton can judge.
package struct RuleWatch {
  /// What matters of the characters so far; its meaning is the rule's own.
  package typealias State = [Int]
  /// What matters of a character.
  package typealias Look = [Int]

  /// Before the first character.
  package let start: State
  /// Looks at a character, as it is in NFC.
  package let look: (Unicode.Scalar) -> Look
  /// After one more character.
  package let next: (State, Look) -> State
  /// Whether the rule accepts a password that ends here.
  package let accepts: (State) -> Bool
  /// The characters that the rule names.
  package let named: [Unicode.Scalar]

  /// After what the rule rejects, whatever follows.
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
