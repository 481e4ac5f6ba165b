import WatchwordPolicy

/// The transitions of an automaton that reads passwords character by character and determines which of several
/// policies accept them.
///
/// Its states are facts about the text so far, such as the last character, its run and a counter for each class, so
/// that policies share common requirements. The length in characters is not part of a state: callers that count lengths
/// count the transitions.
///
/// Most characters lead from a state to the same target as from any other state with the same counters. These
/// transitions are stored once, as a hub. A transition that differs for a state, because the character continues a run,
/// is a correction. Which characters lead to a state is known only as their number: ``CharacterReader`` follows single
/// characters.
struct TransitionTable: Sendable {
  /// The policies that accept a password that ends in each state.
  var accepts: [PolicySet] = []
  /// The policies that may accept a longer password, by state; those of a state after it are the same or fewer.
  var alive: [PolicySet] = []
  /// The hub of each state.
  var hubs: [Int32] = []
  /// The start of each state's corrections, with one entry more than there are states.
  var correctionStarts: [Int32] = [0]
  var corrections: [Correction] = []
  /// The start of each hub's transitions, with one entry more than there are hubs.
  var transitionStarts: [Int32] = [0]
  var transitions: [Transition] = []

  /// The state before the first character.
  static let start = 0

  /// The characters that a transition can add to the password.
  enum Choice: Hashable, Sendable {
    /// This character of the alphabet, or one of its block that leads to the same class of the pattern.
    case character(Int32)
    /// The last character again.
    case same
    /// A character of the block that already occurs in the password; if runs matter, not the last character.
    case seen(block: Int32)
    /// A character of the block that does not yet occur in the password.
    case new(block: Int32)
    /// Any character of the block; if runs matter, not the last character of the password.
    case any(block: Int32)
  }

  /// Characters that lead to the same state.
  struct Transition: Sendable {
    let target: Int32
    /// The number of these characters.
    let count: Int32
    let choice: Choice
  }

  /// One character whose target differs from that of its transition in the hub.
  struct Correction: Sendable {
    /// The index of that transition in its hub.
    let transition: Int32
    /// The replacement target; `nil` if all policies then reject the password.
    let target: Int32?
  }

  var stateCount: Int { accepts.count }

  func transitions(ofHub hub: Int32) -> ArraySlice<Transition> {
    transitions[Int(transitionStarts[Int(hub)])..<Int(transitionStarts[Int(hub) + 1])]
  }

  func corrections(of state: Int) -> ArraySlice<Correction> {
    corrections[Int(correctionStarts[state])..<Int(correctionStarts[state + 1])]
  }
}

/// The reason why no automaton was built.
enum AutomatonFailure: Error, Hashable {
  /// It would have more states than are allowed.
  case tooManyStates
  /// Different characters are counted and runs on a scale are limited at the same time, so a state would have to record
  /// the set of all characters so far.
  case distinctBesideSequences
  /// The automaton of this expression alone would have more states than are allowed.
  case expression(PasswordExpression)
  /// The automaton of this rule alone would have more states than are allowed.
  case rule(PasswordRule)
}

extension TransitionTable {
  /// Whether the automaton may accept a password of more than `length` characters for `policies`.
  ///
  /// `false` is a proof: no path of `length` + 1 transitions leads from any state to an accepting one, so no longer
  /// path exists either. Corrections are counted in addition to the transitions that they replace, so `true` proves
  /// nothing.
  func mayAccept(_ policies: PolicySet, beyond length: Int) -> Bool {
    var ends = accepts.map { $0.isSuperset(of: policies) }
    for _ in 0...max(length, 0) {
      let hubEnds = transitionStarts.indices.dropLast().map { hub in
        transitions(ofHub: Int32(hub)).contains { ends[Int($0.target)] }
      }
      let earlier = accepts.indices.map { state in
        hubEnds[Int(hubs[state])] || corrections(of: state).contains { $0.target.map { ends[Int($0)] } ?? false }
      }
      // Further steps change nothing.
      if earlier == ends { break }
      ends = earlier
    }
    return ends.contains(true)
  }
}

/// A set of the policies that an automaton judges at the same time, by index.
struct PolicySet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let maximumCount = 8

  /// Returns the policies `0..<count`; there can be at most ``maximumCount``.
  static func first(_ count: Int) -> PolicySet { PolicySet(rawValue: UInt8((1 << count) - 1)) }

  /// Returns the policy at `index` alone.
  static func only(_ index: Int) -> PolicySet { PolicySet(rawValue: 1 << UInt8(index)) }
}

/// Assigns numbers to values in order of first appearance, so that large values are stored once.
struct Interner<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// Returns the number of `value`, from 0; a new value gets the next number.
  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int32) -> Value { values[Int(number)] }
}
