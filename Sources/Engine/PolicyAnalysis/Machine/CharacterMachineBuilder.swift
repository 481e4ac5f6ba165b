/// Builds a machine whose steps are single characters.
struct CharacterMachineBuilder {
  private let tallies: TallyBook
  private let runs: RunBook
  private let characterCount: Int
  private let limit: Int
  private var machine = PasswordMachine()
  private var endings = Numbering<Ending>()
  private var progresses = Numbering<Progress>()
  private var states: [State] = []
  private var stateIndices: [State: Int32] = [:]
  /// The progress after each step of a hub.
  private var stepProgresses: [Int32] = []
  /// The hub of each progress.
  private var hubIndices: [Int32: Int32] = [:]

  /// The contents of a state, as numbers.
  private struct State: Hashable {
    let ending: Int32
    let progress: Int32
  }

  init(_ tallies: TallyBook, _ runs: RunBook, characterCount: Int, limit: Int) {
    self.tallies = tallies
    self.runs = runs
    self.characterCount = characterCount
    self.limit = limit
  }

  /// Builds the machine for `policies`; throws ``MachineFailure/tooManyStates`` if it would have more states than the
  /// limit.
  mutating func build(_ policies: PolicySet) throws(MachineFailure) -> PasswordMachine {
    let start = progresses.number(of: tallies.start(policies))
    _ = try index(of: runs.canonical(runs.start, for: policies), start)
    var next = 0
    while next < states.count {
      try expand(states[next])
      next += 1
    }
    return machine
  }

  private mutating func expand(_ state: State) throws(MachineFailure) {
    let hub = try hub(of: state.progress)
    machine.hubs.append(hub)
    let (before, progress) = (endings[state.ending], progresses[state.progress])
    for character in runs.continuations(of: before) {
      // A character that every policy rejects has no step.
      guard let usual = machine.step(ofHub: hub, for: Int32(character)) else { continue }
      let (ending, rejecting) = runs.ending(before, with: character)
      let actual = try target(of: progress, character, ending, rejecting, insteadOf: usual)
      guard actual != machine.steps[usual].target else { continue }
      let place = Int32(usual) - machine.stepStarts[Int(hub)]
      machine.corrections.append(PasswordMachine.Correction(step: place, target: actual))
    }
    machine.correctionStarts.append(Int32(machine.corrections.count))
  }

  private mutating func hub(of progress: Int32) throws(MachineFailure) -> Int32 {
    if let index = hubIndices[progress] { return index }
    var steps: [PasswordMachine.Step] = []
    let before = progresses[progress]
    for character in 0..<characterCount {
      let next = tallies.progress(before, with: character, rejecting: runs.rejecting(run: 1))
      guard !next.alive.isEmpty else { continue }
      let number = progresses.number(of: next)
      let target = try index(of: runs.canonical(runs.fresh(character), for: next.alive), number)
      steps.append(PasswordMachine.Step(target: target, count: 1, choice: .character(Int32(character))))
      stepProgresses.append(number)
    }
    let index = Int32(machine.stepStarts.count - 1)
    machine.steps += steps
    machine.stepStarts.append(Int32(machine.steps.count))
    hubIndices[progress] = index
    return index
  }

  /// Returns the state after a character that continues a run, in place of the usual step; `nil` if all policies reject
  /// the password so far.
  private mutating func target(
    of progress: Progress, _ character: Int, _ ending: Ending, _ rejecting: PolicySet, insteadOf usual: Int
  ) throws(MachineFailure) -> Int32? {
    // Usually, the run makes no difference to the tallies.
    var number = stepProgresses[usual]
    var alive = progresses[number].alive
    if !alive.isDisjoint(with: rejecting) {
      if alive.isSubset(of: rejecting) { return nil }
      let next = tallies.progress(progress, with: character, rejecting: rejecting)
      number = progresses.number(of: next)
      alive = next.alive
    }
    return try index(of: runs.canonical(ending, for: alive), number)
  }

  private mutating func index(of ending: Ending, _ progress: Int32) throws(MachineFailure) -> Int32 {
    let state = State(ending: endings.number(of: ending), progress: progress)
    if let index = stateIndices[state] { return index }
    guard states.count < limit else { throw .tooManyStates }
    let index = Int32(states.count)
    stateIndices[state] = index
    states.append(state)
    machine.accepts.append(tallies.accepting(progresses[progress]))
    return index
  }
}
