import WatchwordPolicy

/// Builds the transition table of an automaton that reads single characters: the classes of a pattern, each with the
/// tallies so far.
struct CharacterTableBuilder {
  private let tallies: TallyTable
  private let pattern: PatternTable
  private let limit: Int
  private var table = TransitionTable()
  private var contents = CharacterStates()
  /// The transitions of each hub of the pattern that continue no run.
  private let edges: [[Edge]]
  /// The changes to these transitions, by class of the pattern.
  private let changes: [[Change]]
  private var hubIndices = NumberMap()
  /// The index among a hub's transitions of each edge, by hub; -1 if all policies reject.
  private var edgeTransitions: [[Int32]] = []

  /// Characters of a block that lead to the same class.
  private struct Edge {
    let first: Int32
    var count: Int32
    let target: Int32
  }

  /// A character that leads to another class than those of its edge; `nil` if all policies then reject.
  private struct Change {
    let edge: Int
    let target: Int32?
  }

  init(_ tallies: TallyTable, _ pattern: PatternTable, limit: Int) {
    self.tallies = tallies
    self.pattern = pattern
    self.limit = limit
    var edges: [[Edge]] = []
    var edgeOfCharacter: [[Int]] = []
    for hub in 0..<pattern.hubCount {
      var found: [Edge] = []
      var indices: [UInt64: Int] = [:]
      edgeOfCharacter.append(
        pattern.targets(ofHub: hub).enumerated().map { character, target in
          guard target >= 0 else { return -1 }
          let target = pattern.classes[target]
          let key = UInt64(tallies.blocks[character]) << 32 | UInt64(target)
          if pattern.classes.isMerged, let index = indices[key] {
            found[index].count += 1
            return index
          }
          indices[key] = found.count
          found.append(Edge(first: Int32(character), count: 1, target: target))
          return found.count - 1
        })
      edges.append(found)
    }
    self.edges = edges
    changes = pattern.classes.representatives.map { state in
      let hub = Int(pattern.hubs[Int(state)])
      return pattern.corrections(of: Int(state)).compactMap { correction in
        let edge = edgeOfCharacter[hub][Int(correction.character)]
        let target = correction.target.map { pattern.classes[$0] }
        return target == edges[hub][edge].target ? nil : Change(edge: edge, target: target)
      }
    }
  }

  /// Builds the transition table for `policies`, with the contents of its states; throws
  /// ``AutomatonFailure/tooManyStates`` if it would have more states than the limit.
  mutating func build() throws(AutomatonFailure) -> (table: TransitionTable, states: CharacterStates) {
    let alive = pattern.states[Int(PatternTable.start)].alive
    _ = try index(of: PatternTable.start, contents.number(ofTallies: tallies.start(alive)))
    var next = 0
    while next < contents.states.count {
      try expand(contents.states[next])
      next += 1
    }
    return (table, contents)
  }

  private mutating func expand(_ state: CharacterStates.State) throws(AutomatonFailure) {
    let hub = try hub(of: state)
    table.hubs.append(hub)
    let patternHub = Int(pattern.hubs[Int(pattern.classes.representatives[Int(state.pattern)])])
    for change in changes[Int(state.pattern)] {
      let transition = edgeTransitions[Int(hub)][change.edge]
      guard transition >= 0 else { continue }
      let edge = edges[patternHub][change.edge]
      var target: Int32?
      if let pattern = change.target { target = try self.target(state.tallies, Int(edge.first), pattern) }
      let usual = table.transitions[Int(table.transitionStarts[Int(hub)] + transition)].target
      if target != usual {
        table.corrections.append(TransitionTable.Correction(transition: transition, target: target))
      }
    }
    table.correctionStarts.append(Int32(table.corrections.count))
  }

  private mutating func hub(of state: CharacterStates.State) throws(AutomatonFailure) -> Int32 {
    let patternHub = pattern.hubs[Int(pattern.classes.representatives[Int(state.pattern)])]
    let key = UInt64(patternHub) << 32 | UInt64(state.tallies)
    if let index = hubIndices[key] { return index }
    var transitions: [TransitionTable.Transition] = []
    var indices: [Int32] = []
    for edge in edges[Int(patternHub)] {
      guard let target = try target(state.tallies, Int(edge.first), edge.target) else {
        indices.append(-1)
        continue
      }
      indices.append(Int32(transitions.count))
      transitions.append(
        TransitionTable.Transition(target: target, count: edge.count, choice: .character(edge.first)))
    }
    let index = Int32(table.transitionStarts.count - 1)
    table.transitions += transitions
    table.transitionStarts.append(Int32(table.transitions.count))
    edgeTransitions.append(indices)
    hubIndices[key] = index
    return index
  }

  /// Returns the state after a character that leads to a class of the pattern; `nil` if all policies reject the
  /// password so far.
  private mutating func target(
    _ vector: Int32, _ character: Int, _ target: Int32
  ) throws(AutomatonFailure) -> Int32? {
    let state = pattern.classes.representatives[Int(target)]
    let step = step(vector, character, pattern.states[Int(state)].alive)
    guard !step.alive.isEmpty else { return nil }
    return try index(of: pattern.classes[pattern.restricted(state, to: step.alive)], step.tallies)
  }

  private mutating func step(_ vector: Int32, _ character: Int, _ alive: PolicySet) -> CharacterStates.Step {
    let block = tallies.blocks[character]
    if let step = contents.step(vector, block, alive) { return step }
    let next = tallies.step(contents.tallies[vector], character, alive)
    return contents.addStep(vector, block, alive, to: next.vector, next.alive)
  }

  private mutating func index(of pattern: Int32, _ vector: Int32) throws(AutomatonFailure) -> Int32 {
    let state = CharacterStates.State(pattern: pattern, tallies: vector)
    if let index = contents.index(of: state) { return index }
    guard contents.states.count < limit else { throw .tooManyStates }
    let representative = Int(self.pattern.classes.representatives[Int(pattern)])
    table.alive.append(self.pattern.states[representative].alive)
    table.accepts.append(
      self.pattern.states[representative].alive.subtracting(self.pattern.rejectingEnd(representative))
        .subtracting(tallies.rejectingEnd(contents.tallies[vector])))
    return contents.add(state)
  }
}

/// The contents of the states of an automaton over single characters.
struct CharacterStates: Sendable {
  struct State: Hashable {
    /// The class of the pattern.
    let pattern: Int32
    /// The number of the vector of tallies.
    let tallies: Int32
  }

  /// The vector that follows, and the policies that may still accept.
  struct Step {
    let tallies: Int32
    let alive: PolicySet
  }

  private(set) var states: [State] = []
  private(set) var tallies = Interner<[Int32]>()
  private var steps: [Step] = []
  private var indices = NumberMap()
  private var stepIndices = NumberMap()

  mutating func number(ofTallies vector: [Int32]) -> Int32 { tallies.number(of: vector) }

  /// Returns the index of a state; `nil` if it was not added.
  func index(of state: State) -> Int32? { indices[Self.key(of: state)] }

  private static func key(of state: State) -> UInt64 { UInt64(state.pattern) << 32 | UInt64(state.tallies) }

  mutating func add(_ state: State) -> Int32 {
    let index = Int32(states.count)
    states.append(state)
    indices[Self.key(of: state)] = index
    return index
  }

  /// Returns the step after a vector of tallies with a character of a block, while `alive` may accept; `nil` if it was
  /// not added.
  func step(_ vector: Int32, _ block: Int, _ alive: PolicySet) -> Step? {
    stepIndices[Self.key(vector, block, alive)].map { steps[Int($0)] }
  }

  private static func key(_ vector: Int32, _ block: Int, _ alive: PolicySet) -> UInt64 {
    UInt64(vector) << 32 | UInt64(block) << 8 | UInt64(alive.rawValue)
  }

  mutating func addStep(
    _ vector: Int32, _ block: Int, _ alive: PolicySet, to next: [Int32], _ nextAlive: PolicySet
  ) -> Step {
    let step = Step(tallies: tallies.number(of: next), alive: nextAlive)
    stepIndices[Self.key(vector, block, alive)] = Int32(steps.count)
    steps.append(step)
    return step
  }
}
