/// How many ways there are from each state of a machine to passwords that are accepted.
struct CountTable {
  private let machine: PasswordMachine
  /// By the number of characters that are still to come, the number of ways from each state.
  private(set) var layers: [NumberRow]
  private let keepsLayers: Bool
  /// No number of ways is greater.
  private var greatest: Natural = 1
  private let choices: UInt64

  /// No character to come: one way from each state that `accepts`.
  init(
    _ machine: PasswordMachine, characterCount: Int, keepsLayers: Bool = false, accepts: (PolicySet) -> Bool
  ) {
    self.machine = machine
    self.keepsLayers = keepsLayers
    choices = UInt64(characterCount)
    layers = [NumberRow(machine.accepts.map { accepts($0) ? 1 : 0 })]
  }

  /// The number of passwords of as many characters as steps were taken.
  var count: Natural { layers[layers.count - 1][PasswordMachine.start] }

  /// The bytes that the numbers of a machine with one state take for each number of steps up to `length`.
  static func size(ofSteps length: Int, characterCount: Int) -> Int {
    let bits = Natural(clamping: characterCount).bitWidth
    return (0...length).reduce(0) { $0 + ($1 * bits / 64 + 1) * 8 }
  }

  /// Takes one more character into account.
  mutating func advance() {
    greatest.multiply(by: choices)
    let width = (greatest.bitWidth + 63) / 64
    let last = layers[layers.count - 1]
    var hubs = NumberRow(count: machine.stepStarts.count - 1, width: width)
    for hub in 0..<machine.stepStarts.count - 1 {
      // Characters of one class mostly stand together and lead to the same state.
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
