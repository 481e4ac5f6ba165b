/// Classes of a pattern's states that need not be told apart to count passwords.
///
/// From two states of a class, as many characters of each block lead to each class (Kemeny and Snell, Finite Markov
/// Chains, section 6.3: lumpability). For example, after "k" as after "m", one letter ascends and one descends.
struct PatternClasses: Sendable {
  /// The class of each state.
  private(set) var numbers: [Int32] = []
  /// The first state of each class.
  private(set) var representatives: [Int32] = []
  /// The number of states of each class.
  private(set) var sizes: [Int] = []
  /// Whether a class can have several states.
  private(set) var isMerged = false

  /// The greatest number of comparisons of states; more would take longer than they save.
  private static let maximumWork = 400_000

  init() {}

  /// Divides the states of `table` into the largest classes, or into one for each state if `merging` is false or if
  /// that would take too long.
  init(of table: PatternTable, merging: Bool, blocks: [Int]) {
    if merging, let found = Self.coarsest(table, blocks) {
      numbers = found
      isMerged = true
    } else {
      numbers = table.states.indices.map { Int32($0) }
    }
    for (state, number) in numbers.enumerated() {
      if number == representatives.count {
        representatives.append(Int32(state))
        sizes.append(0)
      }
      sizes[Int(number)] += 1
    }
  }

  subscript(state: Int32) -> Int32 { numbers[Int(state)] }

  /// Refines the classes of states that accept alike until all states of each class have transitions to the same
  /// classes; `nil` if that takes too long.
  private static func coarsest(_ table: PatternTable, _ blocks: [Int]) -> [Int32]? {
    var accepting = Interner<[UInt8]>()
    var classes = table.states.indices.map { state in
      let alive = table.states[state].alive
      return accepting.number(of: [alive.rawValue, alive.subtracting(table.rejectingEnd(state)).rawValue])
    }
    var count = accepting.values.count
    var work = 0
    while true {
      work += classes.count
      guard work <= maximumWork else { return nil }
      var rows = Interner<[UInt64]>()
      let hubRows = (0..<table.hubCount).map { hub in
        rows.number(
          of: zip(blocks, table.targets(ofHub: hub))
            .compactMap { $1 < 0 ? nil : label($0, classes[Int($1)]) }.sorted())
      }
      var keys = Interner<[UInt64]>()
      classes = table.states.indices.map { state in
        let hub = table.hubs[state]
        var key = [UInt64(classes[state]) << 32 | UInt64(hubRows[Int(hub)])]
        for case let restricted? in table.restrictions(of: state) { key.append(UInt64(classes[Int(restricted)])) }
        let targets = table.targets(ofHub: Int(hub))
        var changes: [UInt64] = []
        for correction in table.corrections(of: state) {
          let character = Int(correction.character)
          let usual = classes[Int(targets[targets.startIndex + character])]
          let actual = correction.target.map { classes[Int($0)] } ?? -1
          if actual != usual { changes.append(label(blocks[character], usual) << 24 | UInt64(actual + 1)) }
        }
        return keys.number(of: key + changes.sorted())
      }
      if keys.values.count == count { return classes }
      count = keys.values.count
    }
  }

  /// A number for a transition with a character of a block to a class.
  private static func label(_ block: Int, _ target: Int32) -> UInt64 { UInt64(block) << 24 | UInt64(target) }
}
