/// The number of ways from each state of a machine to an accepted password.
struct CountTable {
  private let machine: PasswordMachine
  /// The number of ways from each state, indexed by the number of characters still to come.
  private(set) var layers: [NumberRow]
  private let keepsLayers: Bool
  /// An upper bound for all numbers of ways.
  private var greatest: Natural = 1
  private let choices: UInt64

  /// Creates a table for no further characters: one way from each state that `accepts`.
  init(
    _ machine: PasswordMachine, characterCount: Int, keepsLayers: Bool = false, accepts: (PolicySet) -> Bool
  ) {
    self.machine = machine
    self.keepsLayers = keepsLayers
    choices = UInt64(characterCount)
    layers = [NumberRow(machine.accepts.map { accepts($0) ? 1 : 0 })]
  }

  /// The number of passwords whose length is the number of steps taken.
  var count: Natural { layers[layers.count - 1][PasswordMachine.start] }

  /// Returns the bytes that the numbers of a one-state machine take, for all numbers of steps up to `length`.
  static func size(ofSteps length: Int, characterCount: Int) -> Int {
    let bits = Natural(clamping: characterCount).bitWidth
    return (0...length).reduce(0) { $0 + ($1 * bits / 64 + 1) * 8 }
  }

  /// Adds one more character.
  mutating func advance() {
    greatest.multiply(by: choices)
    let width = (greatest.bitWidth + 63) / 64
    let last = layers[layers.count - 1]
    var hubs = NumberRow(count: machine.stepStarts.count - 1, width: width)
    for hub in 0..<machine.stepStarts.count - 1 {
      // Characters of one class are mostly adjacent and lead to the same state.
      var (target, times): (Int32, UInt64) = (0, 0)
      for step in machine.steps(ofHub: Int32(hub)) {
        if step.target != target, times > 0 {
          hubs.add(last, at: Int(target), times: times, to: hub)
          times = 0
        }
        (target, times) = (step.target, times + UInt64(step.count))
      }
      if times > 0 { hubs.add(last, at: Int(target), times: times, to: hub) }
    }
    var next = NumberRow(count: machine.stateCount, width: width)
    for state in 0..<machine.stateCount {
      let hub = machine.hubs[state]
      next.add(hubs, at: Int(hub), to: state)
      let first = Int(machine.stepStarts[Int(hub)])
      for correction in machine.corrections(of: state) {
        if let target = correction.target { next.add(last, at: Int(target), to: state) }
        next.subtract(last, at: Int(machine.steps[first + Int(correction.step)].target), from: state)
      }
    }
    if keepsLayers { layers.append(next) } else { layers = [next] }
  }
}
