import WatchwordBasics

/// The transitions that the texts of a passphrase cause in an automaton over single characters.
struct PhraseTransitions {
  let automaton: PolicyAutomaton
  private let parts: [String]
  private var texts: [PhrasePattern.Slot: [[Int32]?]] = [:]
  private var transitions: [Start: [Transition]] = [:]
  private let indices: [Unicode.Scalar: Int32]

  private struct Start: Hashable {
    let slot: PhrasePattern.Slot
    let state: CharacterPosition
  }

  /// Texts of the same length that lead to the same state.
  struct Transition {
    let target: CharacterPosition
    let length: Int32
    /// Their indices among the texts of the slot.
    let members: [Int32]
  }

  /// A position in a phrase: the state, and the number of characters so far.
  struct Position: Hashable {
    let state: CharacterPosition
    let length: Int32
  }

  /// The greatest number of pairs of slot and state; more would take too long.
  private static let startLimit = 4000

  init(_ automaton: PolicyAutomaton, parts: [String]) {
    self.automaton = automaton
    self.parts = parts
    let pairs = automaton.alphabet.characters.enumerated().map { ($1, Int32($0)) }
    indices = Dictionary(firstOf: pairs)
  }

  /// Returns the transitions from a state with one of the texts of `slot`, without those that all policies reject.
  mutating func transitions(
    from state: CharacterPosition, _ slot: PhrasePattern.Slot
  ) throws(AutomatonFailure) -> [Transition] {
    let start = Start(slot: slot, state: state)
    if let found = transitions[start] { return found }
    guard transitions.count < Self.startLimit else { throw .tooManyStates }
    var members: [Position: [Int32]] = [:]
    for (index, text) in characters(of: slot).enumerated() {
      guard let text, let target = target(of: state, text) else { continue }
      members[Position(state: target, length: Int32(text.count)), default: []].append(Int32(index))
    }
    let found = members.map { Transition(target: $0.key.state, length: $0.key.length, members: $0.value) }
      .sorted { ($0.target, $0.length) < ($1.target, $1.length) }
    transitions[start] = found
    return found
  }

  private func target(of state: CharacterPosition, _ text: [Int32]) -> CharacterPosition? {
    var state = state
    for character in text {
      guard let target = automaton.reader?.position(after: state, Int(character)) else { return nil }
      state = target
    }
    return state
  }

  /// Returns the texts of a slot as characters of the alphabet; `nil` for a text with other characters.
  mutating func characters(of slot: PhrasePattern.Slot) -> [[Int32]?] {
    if let found = texts[slot] { return found }
    let found = slot.texts(parts).map { text in
      let characters = text.unicodeScalars.compactMap { indices[$0] }
      return characters.count == text.unicodeScalars.count ? characters : nil
    }
    texts[slot] = found
    return found
  }
}
