import WatchwordPolicy

/// An automaton that reads passwords character by character and knows which of several policies would accept them.
///
/// Its states are facts about what was read, such as the last character, its run and a counter for each class, so that
/// policies share what they both ask. The lengths in characters are not part of it: whoever counts takes so many steps.
///
/// Most characters lead from a state to where they would lead from any other state with the same counters. These steps
/// are stored once, as a hub. What is different for a state, because the character continues a run, is a correction.
struct PasswordMachine: Sendable {
  /// The policies that accept a password that ends in each state.
  var accepts: [PolicySet] = []
  /// The hub of each state.
  var hubs: [Int32] = []
  /// Where the corrections of each state start; there is one entry more than states.
  var correctionStarts: [Int32] = [0]
  var corrections: [Correction] = []
  /// Where the steps of each hub start; there is one entry more than hubs.
  var stepStarts: [Int32] = [0]
  var steps: [Step] = []

  /// The state before the first character.
  static let start = 0

  /// What a step adds to the password.
  enum Choice: Hashable, Sendable {
    /// This character of the alphabet.
    case character(Int32)
    /// The last character again.
    case same
    /// A character of the block that the password has, other than the last one where runs matter.
    case seen(block: Int32)
    /// A character of the block that the password does not have yet.
    case new(block: Int32)
    /// Any character of the block, other than the last one where runs matter.
    case any(block: Int32)
  }

  /// Characters that lead to the same state.
  struct Step: Sendable {
    let target: Int32
    /// How many characters these are.
    let count: Int32
    let choice: Choice
  }

  /// A character that leads elsewhere than a step of the hub says.
  struct Correction: Sendable {
    /// The index of that step in its hub; it stands for a single character.
    let step: Int32
    /// The state instead; `nil` if all policies reject the password then.
    let target: Int32?
  }

  var stateCount: Int { accepts.count }

  func steps(ofHub hub: Int32) -> ArraySlice<Step> { steps[Int(stepStarts[Int(hub)])..<Int(stepStarts[Int(hub) + 1])] }

  func corrections(of state: Int) -> ArraySlice<Correction> {
    corrections[Int(correctionStarts[state])..<Int(correctionStarts[state + 1])]
  }
}

/// Why no automaton was built.
enum MachineFailure: Error, Hashable {
  /// It would have more states than are allowed.
  case tooManyStates
  /// Different characters are counted while neighbours on a scale are watched: the set of all characters that occurred
  /// would have to be remembered.
  case distinctBesideSequences
  /// The automaton of this expression alone would have more states than are allowed.
  case expression(PasswordExpression)
}
