/// The description of a rule from which an automaton that reads passwords character by character is built.
///
/// Modules that count, compare and generate passwords interpret this description and contain no code for individual
/// rules.
package enum RuleAutomaton {
  /// Bounds on the length.
  case length(LengthRule)
  /// The number of characters from a class or a list.
  case count(CharacterCountRule)
  /// Characters from a minimum number of classes.
  case classes(ClassesRule)
  /// Each character is accepted or rejected independently. The named characters may be judged differently from others
  /// of their general category.
  case characters(naming: ScalarSet)
  /// A match of the expression, required or forbidden.
  case expression(PasswordExpression, isForbidden: Bool)
  /// The longest allowed run of equal characters.
  case maximumRun(Int)
  /// No run of `length` characters on one of the scales.
  case sequence([SequenceScale], length: Int)
  /// The minimum number of different characters.
  case distinct(Int)
  /// A custom automaton; `make` returns `nil` if it would be too large.
  ///
  /// If a combined automaton would be too large, the rules with the greatest weights are left out first; a rule of
  /// weight 0 is never left out. `isByCategory` means that all characters of a general category are equivalent, except
  /// white space and apostrophes.
  case stateMachine(weight: Int, isByCategory: Bool, make: () -> RuleStateMachine?)
  /// No automaton of a reasonable size exists; the value bounds the number of rejected passwords.
  case bounded(RejectedPasswords)
  /// The list of common passwords, whose entries can be counted, and optionally their variants, whose number is
  /// unknown.
  case commonPasswords(andVariants: Bool)
  /// The characters alone do not determine the result: the rule depends on the user, on earlier passwords or on a
  /// function of the app. It rejects passwords of fewer than `shortest` characters and at most `rejecting` others, or
  /// any number of others if `rejecting` is `nil`.
  case undecided(rejecting: Int? = nil, shortest: Int = 0)
  /// The rule does not restrict the password.
  case nothing
}

/// A small automaton that judges passwords character by character for a rule.
package struct RuleStateMachine {
  /// The state after some characters, in an encoding that the rule defines.
  package typealias State = [Int]
  /// The relevant properties of a character, in an encoding that the rule defines.
  package typealias Input = [Int]

  /// The state before the first character.
  package let start: State
  /// Returns the relevant properties of a character of the NFC form.
  package let input: (Unicode.Scalar) -> Input
  /// Returns the state after one more character.
  package let next: (State, Input) -> State
  /// Whether the rule accepts a password that ends in this state.
  package let accepts: (State) -> Bool
  /// The characters that the rule names.
  package let named: [Unicode.Scalar]

  /// The state of every rejected password; no further character changes this state.
  static let rejected: State = [-1]

  init(
    start: State, naming named: [Unicode.Scalar] = [], input: @escaping (Unicode.Scalar) -> Input,
    next: @escaping (State, Input) -> State, accepts: @escaping (State) -> Bool = { _ in true }
  ) {
    self.start = start
    self.named = named
    self.input = input
    self.next = { state, input in state == Self.rejected ? state : next(state, input) }
    self.accepts = { $0 != Self.rejected && accepts($0) }
  }
}

/// The passwords that a rule rejects, if their number can be bounded without an automaton.
package enum RejectedPasswords {
  /// Palindromes of two or more characters, ignoring case.
  case palindromes
  /// Passwords in which a character occurs more than this many times.
  case repeating(moreThan: Int)
  /// Passwords that contain one of a set of texts. For the given characters, the closure returns families that bound
  /// the number of these texts from above.
  case containing(([Unicode.Scalar]) -> [TextFamily])

  /// A family of texts of one length.
  package struct TextFamily {
    /// The number of characters in each text.
    package let length: Int
    /// Factors whose product is an upper bound on the number of texts.
    package let factors: [Int]
  }
}
