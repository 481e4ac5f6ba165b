import WatchwordPolicy

/// Policies over an alphabet, with the machine that judges passwords by all of them.
struct MachineRoom: Sendable {
  let alphabet: Alphabet
  let machine: PasswordMachine
  /// The length bounds of each policy.
  let lengths: [CharacterBounds]
  /// Whether the machine judges passwords of any length, not only those that can be counted.
  let judgesAllLengths: Bool
  /// The blocks of characters that the steps of the machine refer to, if any.
  let blocks: [[Int]]

  /// The greatest number of states; more would take too much memory.
  static let stateLimit = 2_000_000

  init(
    _ traits: [PolicyTraits], over alphabet: Alphabet, limit: Int = stateLimit
  ) throws(MachineFailure) {
    self.alphabet = alphabet
    lengths = traits.map { $0.lengths }
    judgesAllLengths = !traits.contains { $0.exceedsCounting }
    let expressions = try ExpressionBook(traits, over: alphabet)
    let tallies = TallyBook(traits, expressions)
    let runs = RunBook(traits, over: alphabet)
    let policies = PolicySet.first(traits.count)
    guard traits.contains(where: { $0.distinct > 0 }) else {
      var builder = CharacterMachineBuilder(tallies, runs, characterCount: alphabet.count, limit: limit)
      blocks = []
      machine = try builder.build(policies)
      return
    }
    guard !runs.watchesScales else { throw .distinctBesideSequences }
    let blocks = CharacterBlocks(traits, tallies, expressions, characterCount: alphabet.count)
    var builder = BlockMachineBuilder(tallies, runs, blocks, distinct: traits.map { $0.distinct }, limit: limit)
    self.blocks = blocks.members
    machine = try builder.build(policies)
  }
}
