/// The number of paths from each state of an automaton to an accepted password.
struct CountTable {
  private let table: TransitionTable
  /// The number of paths from each state, indexed by the number of characters still to come.
  private(set) var layers: [NumberRow]
  private let keepsLayers: Bool
  /// An upper bound for all numbers of paths.
  private var greatest: Natural = 1
  private let choices: UInt64

  /// Creates a table for no further characters: one path from each state for which `accepts` holds.
  init(
    _ table: TransitionTable, characterCount: Int, keepsLayers: Bool = false, accepts: (PolicySet) -> Bool
  ) {
    self.table = table
    self.keepsLayers = keepsLayers
    choices = UInt64(characterCount)
    layers = [NumberRow(table.accepts.map { accepts($0) ? 1 : 0 })]
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
    let last = layers[layers.count - 1]
    var hubs = NumberRow(count: table.transitionStarts.count - 1, width: width)
    for hub in 0..<table.transitionStarts.count - 1 {
      // Characters of one class are mostly adjacent and lead to the same state.
      var (target, times): (Int32, UInt64) = (0, 0)
      for transition in table.transitions(ofHub: Int32(hub)) {
        if transition.target != target, times > 0 {
          hubs.add(last, at: Int(target), times: times, to: hub)
          times = 0
        }
        (target, times) = (transition.target, times + UInt64(transition.count))
      }
      if times > 0 { hubs.add(last, at: Int(target), times: times, to: hub) }
    }
    var next = NumberRow(count: table.stateCount, width: width)
    for state in 0..<table.stateCount {
      let hub = table.hubs[state]
      next.add(hubs, at: Int(hub), to: state)
      let first = Int(table.transitionStarts[Int(hub)])
      for correction in table.corrections(of: state) {
        if let target = correction.target { next.add(last, at: Int(target), to: state) }
        next.subtract(last, at: Int(table.transitions[first + Int(correction.transition)].target), from: state)
      }
    }
    if keepsLayers { layers.append(next) } else { layers = [next] }
  }
}
