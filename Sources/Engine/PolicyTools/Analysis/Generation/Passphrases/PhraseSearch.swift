/// Finds the simplest pattern of passphrases that can meet a policy.
struct PhraseSearch {
  private var transitions: PhraseTransitions
  private var requirements: PhraseRequirements
  private let material: PhraseMaterial

  /// A pattern with a number of parts, and the number of its passphrases that are accepted.
  struct Choice {
    let pattern: PhrasePattern
    let partCount: Int
    let count: Natural
  }

  private typealias Ways = [PhraseTransitions.Position: Natural]

  /// The greatest number of parts of a passphrase.
  static let maximumParts = 32

  init(_ transitions: PhraseTransitions, _ requirements: PhraseRequirements, _ material: PhraseMaterial) {
    self.transitions = transitions
    self.requirements = requirements
    self.material = material
  }

  /// Returns the simplest choice with at least `bits` bits, or the one with the most bits if none has as many. With a
  /// number of parts, returns the simplest choice that is possible. Returns `nil` if there is none.
  mutating func choice(_ partCount: Int?, bits: Double) throws(AutomatonFailure) -> Choice? {
    var best: Choice?
    for pattern in PhrasePattern.all
    where requirements.canBeMet(by: pattern, partCount ?? Self.maximumParts, material, &transitions) {
      for choice in try choices(pattern, partCount, bits: bits) {
        if partCount != nil || choice.count.log2 >= bits { return choice }
        if choice.count > best?.count ?? 0 { best = choice }
      }
    }
    return best
  }

  /// Returns the possible choices of a pattern, up to the first with enough bits.
  private mutating func choices(
    _ pattern: PhrasePattern, _ wanted: Int?, bits: Double
  ) throws(AutomatonFailure) -> [Choice] {
    var ways: Ways = [PhraseTransitions.Position(state: .start, length: 0): 1]
    var found: [Choice] = []
    for index in 0..<(wanted ?? Self.maximumParts) {
      for slot in pattern.slots(ofPart: index, material) { ways = try step(ways, slot) }
      guard !ways.isEmpty else { break }
      if let wanted, index + 1 < wanted { continue }
      var ends = ways
      for slot in pattern.tail { ends = try step(ends, slot) }
      let count = ends.filter { transitions.accepts($0.key) }.values.reduce(Natural(), +)
      if count.isZero { continue }
      found.append(Choice(pattern: pattern, partCount: index + 1, count: count))
      if count.log2 >= bits { break }
    }
    return found
  }

  private mutating func step(_ ways: Ways, _ slot: PhrasePattern.Slot) throws(AutomatonFailure) -> Ways {
    var next: Ways = [:]
    for (position, count) in ways {
      for transition in try transitions.transitions(from: position.state, slot) {
        guard let target = transitions.position(after: transition, from: position) else { continue }
        next[target, default: 0] += count.multiplied(by: UInt64(transition.members.count))
      }
    }
    return next
  }
}

extension PhraseTransitions {
  /// Returns the position after a transition; `nil` if it is beyond the maximum length.
  func position(after transition: Transition, from position: Position) -> Position? {
    let length = position.length + transition.length
    guard Int(length) <= automaton.lengths[0].maximum ?? .max else { return nil }
    return Position(state: transition.target, length: length)
  }

  /// Whether a phrase that ends at a position is accepted.
  func accepts(_ position: Position) -> Bool {
    automaton.lengths[0].contains(Int(position.length))
      && automaton.table.accepts[Int(position.state.state)].contains(.only(0))
  }
}
