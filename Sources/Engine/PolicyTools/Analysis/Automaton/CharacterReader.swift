/// A position in a password, for an automaton over single characters.
struct CharacterPosition: Hashable, Comparable, Sendable {
  /// The state of the automaton.
  let state: Int32
  /// The state of the pattern, of which the automaton's state has only the class.
  fileprivate let pattern: Int32

  fileprivate init(state: Int32, pattern: Int32) { (self.state, self.pattern) = (state, pattern) }

  /// Creates a position of an automaton whose transitions refer to blocks.
  init(state: Int32) { self.init(state: state, pattern: PatternTable.start) }

  /// The position before the first character.
  static let start = CharacterPosition(state: Int32(TransitionTable.start))

  /// The order is arbitrary, but the same in every run.
  static func < (left: CharacterPosition, right: CharacterPosition) -> Bool {
    (left.state, left.pattern) < (right.state, right.pattern)
  }
}

/// Reads passwords with an automaton over single characters. The automaton's states are classes of what was read, so
/// that following a password needs its pattern, too.
struct CharacterReader: Sendable {
  private let pattern: PatternTable
  private let states: CharacterStates
  /// The block of each character.
  private let blocks: [Int]

  init(_ pattern: PatternTable, _ states: CharacterStates, blocks: [Int]) {
    self.pattern = pattern
    self.states = states
    self.blocks = blocks
  }

  /// Returns the number of states of the pattern that a state of the automaton stands for.
  func memberCount(of state: Int) -> Int { pattern.classes.sizes[Int(states.states[state].pattern)] }

  /// Returns the position after one more character; `nil` if all policies reject the password so far.
  func position(after position: CharacterPosition, _ character: Int) -> CharacterPosition? {
    guard let target = pattern.target(of: position.pattern, character) else { return nil }
    return self.position(after: position, character, target)
  }

  private func position(
    after position: CharacterPosition, _ character: Int, _ target: Int32
  ) -> CharacterPosition? {
    let vector = states.states[Int(position.state)].tallies
    guard let step = states.step(vector, blocks[character], pattern.states[Int(target)].alive), !step.alive.isEmpty
    else { return nil }
    let target = pattern.restricted(target, to: step.alive)
    let state = CharacterStates.State(pattern: pattern.classes[target], tallies: step.tallies)
    return states.index(of: state).map { CharacterPosition(state: $0, pattern: target) }
  }

  /// Returns the characters that can follow with their positions: first those that continue a run, then the others in
  /// the order of the alphabet.
  func steps(from position: CharacterPosition) -> [(character: Int, position: CharacterPosition)] {
    var continuing: [(character: Int, position: CharacterPosition)] = []
    var others: [(character: Int, position: CharacterPosition)] = []
    let corrections = pattern.corrections(of: Int(position.pattern))
    let targets = pattern.targets(ofHub: Int(pattern.hubs[Int(position.pattern)]))
    var isContinuing = Array(repeating: false, count: targets.count)
    for correction in corrections {
      let character = Int(correction.character)
      let usual = self.position(after: position, character, targets[targets.startIndex + character])
      let actual = correction.target.flatMap { self.position(after: position, character, $0) }
      guard usual != actual else { continue }
      isContinuing[character] = true
      if let actual { continuing.append((character, actual)) }
    }
    var known: [(block: Int, target: Int32, position: CharacterPosition?)] = []
    for (character, target) in targets.enumerated() where target >= 0 && !isContinuing[character] {
      // Characters of a block that lead to the same class lead to the same state.
      let (block, kind) = (blocks[character], pattern.classes[target])
      if let found = known.first(where: { $0.block == block && $0.target == kind }) {
        guard let same = found.position else { continue }
        let alive = pattern.states[Int(same.pattern)].alive
        others.append(
          (character, CharacterPosition(state: same.state, pattern: pattern.restricted(target, to: alive))))
        continue
      }
      let next = self.position(after: position, character, target)
      known.append((block, kind, next))
      if let next { others.append((character, next)) }
    }
    return continuing + others
  }
}
