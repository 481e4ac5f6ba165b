/// Whether passwords lead from each state of an automaton to states of up to two kinds, by the number of characters.
struct ReachTable: Sendable {
  private let table: TransitionTable
  /// The kinds that can be reached from each state, by the number of characters still to come.
  private var layers: [[Kinds]]
  /// The last layer, which may not be kept.
  private var last: [Kinds]
  /// The kinds that can be reached from the state before the first character, likewise.
  private var starts: [Kinds]
  /// Whether further characters change nothing.
  private var isStable = false

  /// A set of kinds.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let first = Kinds(rawValue: 1)
    static let second = Kinds(rawValue: 2)
  }

  /// The greatest number of bytes of the layers; later ones are not kept.
  private static let memoryLimit = 256 << 20

  /// Creates a table for no characters; `kinds` are those of a state with its accepting policies.
  init(_ table: TransitionTable, kinds: (PolicySet) -> Kinds) {
    self.table = table
    last = table.accepts.map(kinds)
    layers = [last]
    starts = [last[TransitionTable.start]]
  }

  /// Extends the table to at least `end` characters.
  mutating func extend(to end: Int) {
    while starts.count <= end, !isStable {
      let earlier = Self.layer(before: last, table)
      isStable = earlier == last
      guard !isStable else { return }
      last = earlier
      if (layers.count + 1) * last.count <= Self.memoryLimit, layers.count == starts.count { layers.append(last) }
      starts.append(last[TransitionTable.start])
    }
  }

  /// Whether a password of `length` characters leads to a state of the kind, for a length to which the table extends.
  func reaches(_ kind: Kinds, in length: Int) -> Bool { starts[min(length, starts.count - 1)].contains(kind) }

  /// Whether the layers for up to `length` characters are kept.
  func keepsLayers(for length: Int) -> Bool { layers.count > length || isStable && layers.count == starts.count }

  /// Whether `left` characters lead from a state to one of the kind, for a number for which layers are kept.
  func reaches(_ kind: Kinds, from state: Int, in left: Int) -> Bool {
    layers[min(left, layers.count - 1)][state].contains(kind)
  }

  /// The characters to states of the two kinds are counted in the halves of one number.
  private static func layer(before last: [Kinds], _ table: TransitionTable) -> [Kinds] {
    let ways = last.map { kinds in
      (kinds.contains(.first) ? UInt64(1) : 0) | (kinds.contains(.second) ? UInt64(1) << 32 : 0)
    }
    let hubs = (0..<table.transitionStarts.count - 1).map { hub in
      var sum: UInt64 = 0
      for index in Int(table.transitionStarts[hub])..<Int(table.transitionStarts[hub + 1]) {
        sum &+= ways[Int(table.transitions[index].target)] &* UInt64(table.transitions[index].count)
      }
      return sum
    }
    return (0..<table.stateCount).map { state in
      let hub = Int(table.hubs[state])
      let first = Int(table.transitionStarts[hub])
      var sum = hubs[hub]
      for index in Int(table.correctionStarts[state])..<Int(table.correctionStarts[state + 1]) {
        let correction = table.corrections[index]
        sum &-= ways[Int(table.transitions[first + Int(correction.transition)].target)]
        if let target = correction.target { sum &+= ways[Int(target)] }
      }
      var kinds: Kinds = []
      if UInt32(truncatingIfNeeded: sum) != 0 { kinds.insert(.first) }
      if sum >> 32 != 0 { kinds.insert(.second) }
      return kinds
    }
  }
}
