/// Builds the transition table of an automaton that counts different characters.
///
/// Its transitions are blocks of characters that no rule distinguishes, and its states record how many characters of
/// each block the password has.
struct BlockTableBuilder {
  private let tallies: TallyTable
  private let runs: RunTable
  private let blocks: CharacterBlocks
  private let distinct: [Int]
  private let limit: Int
  private var table = TransitionTable()
  private var states: [State] = []
  private var stateIndices: [State: Int32] = [:]

  private struct State: Hashable {
    let progress: Progress
    /// The block of the last character and its run, where runs matter.
    var last: Int32?
    var run: Int32
    /// The number of characters of each block so far; `nil` once the password has enough different characters.
    var used: [Int32]?
  }

  init(_ tallies: TallyTable, _ runs: RunTable, _ blocks: CharacterBlocks, distinct: [Int], limit: Int) {
    self.tallies = tallies
    self.runs = runs
    self.blocks = blocks
    self.distinct = distinct
    self.limit = limit
  }

  /// Builds the transition table for `policies`; throws ``AutomatonFailure/tooManyStates`` if it would have more states
  /// than the limit.
  mutating func build(_ policies: PolicySet) throws(AutomatonFailure) -> TransitionTable {
    let used = blocks.members.map { _ in Int32(0) }
    _ = try index(of: canonical(State(progress: tallies.start(policies), last: nil, run: 0, used: used)))
    var next = 0
    while next < states.count {
      try expand(states[next])
      next += 1
    }
    return table
  }

  private mutating func expand(_ state: State) throws(AutomatonFailure) {
    var transitions: [TransitionTable.Transition] = []
    for block in blocks.members.indices {
      let isLast = state.last == Int32(block)
      if isLast {
        let same = try target(of: state, block, run: state.run + 1, isNew: false)
        if let same { transitions.append(TransitionTable.Transition(target: same, count: 1, choice: .same)) }
      }
      let size = Int32(blocks.members[block].count)
      let others = (state.used?[block] ?? size) - (isLast ? 1 : 0)
      if others > 0, let target = try target(of: state, block, run: 1, isNew: false) {
        let choice = TransitionTable.Choice.seen(block: Int32(block))
        let any = TransitionTable.Choice.any(block: Int32(block))
        transitions.append(
          TransitionTable.Transition(target: target, count: others, choice: state.used == nil ? any : choice))
      }
      if let used = state.used?[block], used < size, let target = try target(of: state, block, run: 1, isNew: true) {
        transitions.append(
          TransitionTable.Transition(target: target, count: size - used, choice: .new(block: Int32(block))))
      }
    }
    table.hubs.append(Int32(table.transitionStarts.count - 1))
    table.transitions += transitions
    table.transitionStarts.append(Int32(table.transitions.count))
    table.correctionStarts.append(0)
  }

  private mutating func target(of state: State, _ block: Int, run: Int32, isNew: Bool) throws(AutomatonFailure)
    -> Int32?
  {
    let character = blocks.members[block][0]
    let next = tallies.progress(state.progress, with: character, rejecting: runs.rejecting(run: run))
    guard !next.alive.isEmpty else { return nil }
    var used = state.used
    if isNew { used?[block] += 1 }
    return try index(of: canonical(State(progress: next, last: Int32(block), run: run, used: used)))
  }

  private func canonical(_ state: State) -> State {
    var result = state
    if !runs.watchesRuns(state.progress.alive) { (result.last, result.run) = (nil, 0) }
    let needed = distinct.indices.filter { state.progress.alive.contains(.only($0)) }.map { distinct[$0] }.max() ?? 0
    if let used = state.used, used.reduce(0, +) >= needed { result.used = nil }
    return result
  }

  private mutating func index(of state: State) throws(AutomatonFailure) -> Int32 {
    if let index = stateIndices[state] { return index }
    guard states.count < limit else { throw .tooManyStates }
    let index = Int32(states.count)
    stateIndices[state] = index
    states.append(state)
    table.alive.append(state.progress.alive)
    table.accepts.append(accepting(state))
    return index
  }

  private func accepting(_ state: State) -> PolicySet {
    var accepting = tallies.accepting(state.progress)
    guard let used = state.used else { return accepting }
    let count = used.reduce(0, +)
    for (policy, needed) in distinct.enumerated() where count < needed { accepting.remove(.only(policy)) }
    return accepting
  }
}

/// The characters of an alphabet, divided into blocks. Apart from runs, no policy distinguishes the characters of a
/// block.
struct CharacterBlocks {
  /// The characters of each block.
  let members: [[Int]]

  init(
    _ policies: [CharacterConstraints], _ tallies: TallyTable, _ expressions: ExpressionTable, characterCount: Int
  ) {
    var indices: [[Int32]: Int] = [:]
    var members: [[Int]] = []
    for character in 0..<characterCount {
      let signature =
        policies.map { $0.permits[character] ? 1 : 0 } + tallies.tallies.map { $0.sizes[character] }
        + expressions.automata.map { Int32($0.groups[character]) }
      if let index = indices[signature] {
        members[index].append(character)
      } else {
        indices[signature] = members.count
        members.append([character])
      }
    }
    self.members = members
  }
}
