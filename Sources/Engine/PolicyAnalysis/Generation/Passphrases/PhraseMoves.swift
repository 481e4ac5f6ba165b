/// The transitions that the texts of a passphrase cause in a machine over single characters.
struct PhraseMoves {
  let room: MachineRoom
  private let parts: [String]
  private var texts: [PhrasePattern.Slot: [[Int32]?]] = [:]
  private var moves: [Start: [Move]] = [:]
  private let indices: [Unicode.Scalar: Int32]

  private struct Start: Hashable {
    let slot: PhrasePattern.Slot
    let state: Int32
  }

  /// Texts of the same length that lead to the same state.
  struct Move {
    let target: Int32
    let length: Int32
    /// Their indices among the texts of the slot.
    let members: [Int32]
  }

  /// A position in a phrase: the state, and the number of characters so far.
  struct Position: Hashable {
    let state: Int32
    let length: Int32
  }

  /// The greatest number of pairs of slot and state; more would take too long.
  private static let startLimit = 4000

  init(_ room: MachineRoom, parts: [String]) {
    self.room = room
    self.parts = parts
    let pairs = room.alphabet.characters.enumerated().map { ($1, Int32($0)) }
    indices = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the moves from a state with one of the texts of `slot`, without those that all policies reject.
  mutating func moves(from state: Int32, _ slot: PhrasePattern.Slot) throws(MachineFailure) -> [Move] {
    let start = Start(slot: slot, state: state)
    if let found = moves[start] { return found }
    guard moves.count < Self.startLimit else { throw .tooManyStates }
    var members: [Position: [Int32]] = [:]
    for (place, text) in characters(of: slot).enumerated() {
      guard let text, let target = target(of: state, text) else { continue }
      members[Position(state: target, length: Int32(text.count)), default: []].append(Int32(place))
    }
    let found = members.map { Move(target: $0.key.state, length: $0.key.length, members: $0.value) }
      .sorted { ($0.target, $0.length) < ($1.target, $1.length) }
    moves[start] = found
    return found
  }

  private func target(of state: Int32, _ text: [Int32]) -> Int32? {
    var state = state
    for character in text {
      guard let target = room.machine.target(of: state, character) else { return nil }
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
