/// Builds a machine whose steps are single characters.
struct CharacterMachineBuilder {
  private let tallies: TallyBook
  private let runs: RunBook
  private let characterCount: Int
  private let limit: Int
  private var machine = PasswordMachine()
  private var states: [State] = []
  private var stateIndices: [State: Int32] = [:]
  private var hubIndices: [Progress: Int32] = [:]

  private struct State: Hashable {
    let ending: Ending
    let progress: Progress
  }

  init(_ tallies: TallyBook, _ runs: RunBook, characterCount: Int, limit: Int) {
    self.tallies = tallies
    self.runs = runs
    self.characterCount = characterCount
    self.limit = limit
  }

  /// The machine for `policies`; throws ``MachineFailure/tooManyStates`` if it would have more states than the limit.
  mutating func build(_ policies: PolicySet) throws(MachineFailure) -> PasswordMachine {
    _ = try index(of: State(ending: runs.canonical(runs.start, for: policies), progress: tallies.start(policies)))
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
    for character in runs.continuations(of: state.ending) {
      let (ending, rejecting) = runs.ending(state.ending, with: character)
      let actual = try target(of: state.progress, character, ending, rejecting)
      let step = machine.steps(ofHub: hub)
      // A character that every policy rejects has no step.
      guard let usual = step.firstIndex(where: { $0.choice == .character(Int32(character)) }) else { continue }
      guard actual != step[usual].target else { continue }
      machine.corrections.append(
        PasswordMachine.Correction(step: Int32(usual - step.startIndex), target: actual))
    }
    machine.correctionStarts.append(Int32(machine.corrections.count))
  }

  private mutating func hub(of progress: Progress) throws(MachineFailure) -> Int32 {
    if let index = hubIndices[progress] { return index }
    var steps: [PasswordMachine.Step] = []
    for character in 0..<characterCount {
      guard let target = try target(of: progress, character, runs.fresh(character), runs.rejecting(run: 1)) else {
        continue
      }
      steps.append(PasswordMachine.Step(target: target, count: 1, choice: .character(Int32(character))))
    }
    let index = Int32(machine.stepStarts.count - 1)
    machine.steps += steps
    machine.stepStarts.append(Int32(machine.steps.count))
    hubIndices[progress] = index
    return index
  }

  /// The state after a character; `nil` if all policies reject what was read.
  private mutating func target(
    of progress: Progress, _ character: Int, _ ending: Ending, _ rejecting: PolicySet
  ) throws(MachineFailure) -> Int32? {
    let next = tallies.progress(progress, with: character, rejecting: rejecting)
    guard !next.alive.isEmpty else { return nil }
    return try index(of: State(ending: runs.canonical(ending, for: next.alive), progress: next))
  }

  private mutating func index(of state: State) throws(MachineFailure) -> Int32 {
    if let index = stateIndices[state] { return index }
    guard states.count < limit else { throw .tooManyStates }
    let index = Int32(states.count)
    stateIndices[state] = index
    states.append(state)
    machine.accepts.append(tallies.accepting(state.progress))
    return index
  }
}
