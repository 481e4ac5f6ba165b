import WatchwordPolicy

/// Policies over an alphabet, with an automaton that evaluates passwords against all of them.
struct PolicyAutomaton: Sendable {
  let alphabet: Alphabet
  let table: TransitionTable
  /// The length bounds of each policy.
  let lengths: [CharacterBounds]
  /// Whether the automaton judges passwords of any length, not only those that can be counted.
  let judgesAllLengths: Bool
  /// The blocks of characters that the transitions of the automaton refer to, if any.
  let blocks: [[Int]]
  /// What follows single characters; `nil` if the transitions refer to blocks.
  let reader: CharacterReader?

  /// The greatest number of states; more would take too much memory.
  static let stateLimit = 2_000_000

  init(
    _ constraints: [CharacterConstraints], over alphabet: Alphabet, limit: Int = stateLimit
  ) throws(AutomatonFailure) {
    self.alphabet = alphabet
    lengths = constraints.map { $0.lengths }
    judgesAllLengths = !constraints.contains { $0.exceedsCounting }
    let expressions = try ExpressionTable(constraints, over: alphabet)
    let tallies = TallyTable(constraints, expressions, characterCount: alphabet.count)
    let runs = RunTable(constraints, over: alphabet)
    let policies = PolicySet.first(constraints.count)
    guard constraints.contains(where: { $0.distinct > 0 }) else {
      let pattern = try PatternTable(tallies, runs, policies, characterCount: alphabet.count, limit: limit)
      var builder = CharacterTableBuilder(tallies, pattern, limit: limit)
      let (table, states) = try builder.build()
      (self.table, blocks, reader) = (table, [], CharacterReader(pattern, states, blocks: tallies.blocks))
      return
    }
    guard !runs.watchesScales else { throw .distinctBesideSequences }
    let blocks = CharacterBlocks(constraints, tallies, expressions, characterCount: alphabet.count)
    var builder = BlockTableBuilder(tallies, runs, blocks, distinct: constraints.map { $0.distinct }, limit: limit)
    (self.blocks, reader) = (blocks.members, nil)
    table = try builder.build(policies)
  }
}
