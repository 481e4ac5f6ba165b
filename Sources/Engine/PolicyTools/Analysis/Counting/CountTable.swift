/// The number of paths from each state of an automaton to an accepted password.
struct CountTable {
  private let table: TransitionTable
  /// The number of paths from each state, indexed by the number of characters still to come.
  private(set) var layers: [NumberRow]
  private let keepsLayers: Bool
  /// An upper bound for all numbers of paths.
  private var greatest: Natural = 1
  private let choices: UInt64
  /// Whether there can be a path from each state; the numbers of the others stay zero.
  private let isCounted: [Bool]

  /// Creates a table for no further characters: one path from each state in which all of `policies` accept.
  init(_ table: TransitionTable, of policies: PolicySet, characterCount: Int, keepsLayers: Bool = false) {
    self.table = table
    self.keepsLayers = keepsLayers
    choices = UInt64(characterCount)
    isCounted = table.alive.map { $0.isSuperset(of: policies) }
    layers = [NumberRow(table.accepts.map { $0.isSuperset(of: policies) ? 1 : 0 })]
  }

  /// The number of passwords whose length is the number of steps taken.
  var count: Natural { layers[layers.count - 1][TransitionTable.start] }

  /// Returns the number of bytes that the counts of a one-state automaton take, for all numbers of steps up to
  /// `length`.
  static func size(ofSteps length: Int, characterCount: Int) -> Int {
    let bits = Natural(clamping: characterCount).bitWidth
    return (0...length).reduce(0) { $0 + ($1 * bits / 64 + 1) * 8 }
  }

  /// Adds one more character.
  mutating func advance() {
    greatest.multiply(by: choices)
    let width = (greatest.bitWidth + 63) / 64
    let (table, isCounted) = (table, isCounted)
    let last = layers[layers.count - 1]
    var hubs = NumberRow(count: table.transitionStarts.count - 1, width: width)
    hubs.fill { sums in
      last.read { last in
        for hub in 0..<table.transitionStarts.count - 1 {
          // Characters of one class are mostly adjacent and lead to the same state.
          var (target, times): (Int32, UInt64) = (0, 0)
          for index in Int(table.transitionStarts[hub])..<Int(table.transitionStarts[hub + 1]) {
            let transition = table.transitions[index]
            guard isCounted[Int(transition.target)] else { continue }
            if transition.target != target, times > 0 {
              sums.add(last, at: Int(target), times: times, to: hub)
              times = 0
            }
            (target, times) = (transition.target, times + UInt64(transition.count))
          }
          if times > 0 { sums.add(last, at: Int(target), times: times, to: hub) }
        }
      }
    }
    var next = NumberRow(count: table.stateCount, width: width)
    next.fill { sums in
      last.read { last in
        hubs.read { hubs in
          for state in 0..<table.stateCount where isCounted[state] {
            let hub = Int(table.hubs[state])
            sums.add(hubs, at: hub, to: state)
            let first = Int(table.transitionStarts[hub])
            for index in Int(table.correctionStarts[state])..<Int(table.correctionStarts[state + 1]) {
              let correction = table.corrections[index]
              if let target = correction.target { sums.add(last, at: Int(target), to: state) }
              sums.subtract(
                last, at: Int(table.transitions[first + Int(correction.transition)].target), from: state)
            }
          }
        }
      }
    }
    if keepsLayers { layers.append(next) } else { layers = [next] }
  }
}
