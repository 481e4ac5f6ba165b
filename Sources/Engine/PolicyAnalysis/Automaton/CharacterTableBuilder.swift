/// Builds the transition table of an automaton whose transitions are single characters.
struct CharacterTableBuilder {
  private let tallies: TallyTable
  private let runs: RunTable
  private let characterCount: Int
  private let limit: Int
  private var table = TransitionTable()
  private var endings = Interner<Ending>()
  private var progresses = Interner<Progress>()
  private var states: [State] = []
  private var stateIndices: [State: Int32] = [:]
  /// The index of the progress after each transition of the hubs.
  private var transitionProgresses: [Int32] = []
  /// The index of each hub, by the index of its progress.
  private var hubIndices: [Int32: Int32] = [:]

  /// The contents of a state, as numbers.
  private struct State: Hashable {
    let ending: Int32
    let progress: Int32
  }

  init(_ tallies: TallyTable, _ runs: RunTable, characterCount: Int, limit: Int) {
    self.tallies = tallies
    self.runs = runs
    self.characterCount = characterCount
    self.limit = limit
  }

  /// Builds the transition table for `policies`; throws ``AutomatonFailure/tooManyStates`` if it would have more states
  /// than the limit.
  mutating func build(_ policies: PolicySet) throws(AutomatonFailure) -> TransitionTable {
    let start = progresses.number(of: tallies.start(policies))
    _ = try index(of: runs.canonical(runs.start, for: policies), start)
    var next = 0
    while next < states.count {
      try expand(states[next])
      next += 1
    }
    return table
  }

  private mutating func expand(_ state: State) throws(AutomatonFailure) {
    let hub = try hub(of: state.progress)
    table.hubs.append(hub)
    let (before, progress) = (endings[state.ending], progresses[state.progress])
    for character in runs.continuations(of: before) {
      // A character that every policy rejects has no transition.
      guard let hubTransition = table.transition(ofHub: hub, for: Int32(character)) else { continue }
      let (ending, rejecting) = runs.ending(before, with: character)
      let actual = try target(of: progress, character, ending, rejecting, insteadOf: hubTransition)
      guard actual != table.transitions[hubTransition].target else { continue }
      let index = Int32(hubTransition) - table.transitionStarts[Int(hub)]
      table.corrections.append(TransitionTable.Correction(transition: index, target: actual))
    }
    table.correctionStarts.append(Int32(table.corrections.count))
  }

  private mutating func hub(of progress: Int32) throws(AutomatonFailure) -> Int32 {
    if let index = hubIndices[progress] { return index }
    var transitions: [TransitionTable.Transition] = []
    let before = progresses[progress]
    for character in 0..<characterCount {
      let next = tallies.progress(before, with: character, rejecting: runs.rejecting(run: 1))
      guard !next.alive.isEmpty else { continue }
      let number = progresses.number(of: next)
      let target = try index(of: runs.canonical(runs.fresh(character), for: next.alive), number)
      transitions.append(TransitionTable.Transition(target: target, count: 1, choice: .character(Int32(character))))
      transitionProgresses.append(number)
    }
    let index = Int32(table.transitionStarts.count - 1)
    table.transitions += transitions
    table.transitionStarts.append(Int32(table.transitions.count))
    hubIndices[progress] = index
    return index
  }

  /// Returns the state after a character that continues a run, in place of the usual transition; `nil` if all policies
  /// reject the password so far.
  private mutating func target(
    of progress: Progress, _ character: Int, _ ending: Ending, _ rejecting: PolicySet, insteadOf hubTransition: Int
  ) throws(AutomatonFailure) -> Int32? {
    // Usually, the run makes no difference to the tallies.
    var number = transitionProgresses[hubTransition]
    var alive = progresses[number].alive
    if !alive.isDisjoint(with: rejecting) {
      if alive.isSubset(of: rejecting) { return nil }
      let next = tallies.progress(progress, with: character, rejecting: rejecting)
      number = progresses.number(of: next)
      alive = next.alive
    }
    return try index(of: runs.canonical(ending, for: alive), number)
  }

  private mutating func index(of ending: Ending, _ progress: Int32) throws(AutomatonFailure) -> Int32 {
    let state = State(ending: endings.number(of: ending), progress: progress)
    if let index = stateIndices[state] { return index }
    guard states.count < limit else { throw .tooManyStates }
    let index = Int32(states.count)
    stateIndices[state] = index
    states.append(state)
    table.accepts.append(tallies.accepting(progresses[progress]))
    return index
  }
}
