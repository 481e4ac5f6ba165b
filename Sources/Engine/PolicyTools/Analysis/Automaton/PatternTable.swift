import WatchwordPolicy

/// The part of an automaton that depends on the order of characters: the end of the password and the expressions.
///
/// It does not count: ``CharacterTableBuilder`` combines its classes with tallies.
struct PatternTable: Sendable {
  /// The contents of a state.
  struct State: Hashable {
    let ending: Int32
    let expressions: Int32
    /// The policies that no pattern and no forbidden character has ruled out.
    let alive: PolicySet
  }

  /// A character that continues a run, so that its target is not that of the hub; `nil` if all policies then reject.
  struct Correction: Sendable {
    let character: Int32
    let target: Int32?
  }

  private(set) var states: [State] = []
  /// The hub of each state: states with the same expressions share the transitions that continue no run.
  private(set) var hubs: [Int32] = []
  private var correctionStarts: [Int32] = [0]
  private var corrections: [Correction] = []
  /// The target of each character, by hub; -1 if all policies reject the character.
  private var hubTargets: [Int32] = []
  /// The state without the policies that the tallies ruled out, by state and policy, as far as that can happen.
  private var restrictions: [[Int32?]] = []
  /// The class of each state.
  private(set) var classes = PatternClasses()

  private let tallies: TallyTable
  private let runs: RunTable
  private let characterCount: Int
  private var endings = Interner<Ending>()
  private var expressions = Interner<[Int32]>()
  private var indices: [State: Int32] = [:]
  private var hubIndices: [HubKey: Int32] = [:]

  private struct HubKey: Hashable {
    let expressions: Int32
    let alive: PolicySet
  }

  /// Finds all states; throws ``AutomatonFailure/tooManyStates`` if there are more than `limit`.
  init(
    _ tallies: TallyTable, _ runs: RunTable, _ policies: PolicySet, characterCount: Int, limit: Int
  ) throws(AutomatonFailure) {
    self.tallies = tallies
    self.runs = runs
    self.characterCount = characterCount
    let start = tallies.expressions.start
    let alive = policies.subtracting(tallies.expressions.rejecting(start))
    _ = try index(of: runs.start, tallies.expressions.canonical(start, for: alive), alive, limit)
    var next = 0
    while next < states.count {
      try expand(next, limit)
      next += 1
    }
    classes = PatternClasses(of: self, merging: runs.watchesAny, blocks: tallies.blocks)
  }

  /// The state before the first character.
  static let start: Int32 = 0

  func corrections(of state: Int) -> ArraySlice<Correction> {
    corrections[Int(correctionStarts[state])..<Int(correctionStarts[state + 1])]
  }

  var hubCount: Int { hubIndices.count }

  /// Returns the target of each character that continues no run.
  func targets(ofHub hub: Int) -> ArraySlice<Int32> {
    hubTargets[hub * characterCount..<(hub + 1) * characterCount]
  }

  /// Returns the state after one more character; `nil` if all policies reject it.
  func target(of state: Int32, _ character: Int) -> Int32? {
    for correction in corrections(of: Int(state)) where Int(correction.character) == character {
      return correction.target
    }
    let target = hubTargets[Int(hubs[Int(state)]) * characterCount + character]
    return target < 0 ? nil : target
  }

  /// Returns the same state once the tallies have ruled out all policies but some of those that it has.
  func restricted(_ state: Int32, to policies: PolicySet) -> Int32 {
    var state = state
    while states[Int(state)].alive != policies {
      let alive = states[Int(state)].alive
      let gone = restrictions[Int(state)].indices.first { alive.contains(.only($0)) && !policies.contains(.only($0)) }
      guard let gone, let next = restrictions[Int(state)][gone] else { return state }
      state = next
    }
    return state
  }

  /// The states that follow when the tallies rule out one policy.
  func restrictions(of state: Int) -> [Int32?] { restrictions[state] }

  /// Returns the policies that reject a password that ends in the state.
  func rejectingEnd(_ state: Int) -> PolicySet {
    tallies.expressions.rejectingEnd(expressions[states[state].expressions])
  }

  // MARK: - Building

  private mutating func expand(_ index: Int, _ limit: Int) throws(AutomatonFailure) {
    let state = states[index]
    let hub = try hub(state, limit)
    hubs.append(hub)
    let (before, numbers) = (endings[state.ending], expressions[state.expressions])
    for character in runs.continuations(of: before) {
      let usual = hubTargets[Int(hub) * characterCount + character]
      // A character that every policy rejects has no transition.
      guard usual >= 0 else { continue }
      let (ending, rejecting) = runs.ending(before, with: character)
      let target = try target(ending, numbers, state.alive.subtracting(rejecting), character, limit)
      guard target != usual else { continue }
      corrections.append(Correction(character: Int32(character), target: target < 0 ? nil : target))
    }
    correctionStarts.append(Int32(corrections.count))
    var restricted: [Int32?] = []
    if !tallies.limiting.isDisjoint(with: state.alive) {
      for policy in 0..<PolicySet.maximumCount {
        let rest = state.alive.subtracting(.only(policy))
        let changes = rest != state.alive && !rest.isEmpty && tallies.limiting.contains(.only(policy))
        restricted.append(
          changes ? try self.index(of: before, tallies.expressions.canonical(numbers, for: rest), rest, limit) : nil)
      }
    }
    restrictions.append(restricted)
  }

  private mutating func hub(_ state: State, _ limit: Int) throws(AutomatonFailure) -> Int32 {
    let key = HubKey(expressions: state.expressions, alive: state.alive)
    if let index = hubIndices[key] { return index }
    let hub = Int32(hubIndices.count)
    hubIndices[key] = hub
    let numbers = expressions[state.expressions]
    let alive = state.alive.subtracting(runs.rejecting(run: 1))
    for character in 0..<characterCount {
      hubTargets.append(try target(runs.fresh(character), numbers, alive, character, limit))
    }
    return hub
  }

  /// Returns the state after a character that leads to `ending`, if `alive` do not reject it for that; -1 if no policy
  /// is left.
  private mutating func target(
    _ ending: Ending, _ before: [Int32], _ alive: PolicySet, _ character: Int, _ limit: Int
  ) throws(AutomatonFailure) -> Int32 {
    var alive = alive.subtracting(tallies.forbidding(character))
    var numbers = before
    if !tallies.expressions.isEmpty {
      numbers = tallies.expressions.states(after: before, character)
      alive.subtract(tallies.expressions.rejecting(numbers))
      numbers = tallies.expressions.canonical(numbers, for: alive)
    }
    return alive.isEmpty ? -1 : try index(of: ending, numbers, alive, limit)
  }

  private mutating func index(
    of ending: Ending, _ numbers: [Int32], _ alive: PolicySet, _ limit: Int
  ) throws(AutomatonFailure) -> Int32 {
    let state = State(
      ending: endings.number(of: runs.canonical(ending, for: alive)), expressions: expressions.number(of: numbers),
      alive: alive)
    if let index = indices[state] { return index }
    guard states.count < limit else { throw .tooManyStates }
    let index = Int32(states.count)
    indices[state] = index
    states.append(state)
    return index
  }
}
