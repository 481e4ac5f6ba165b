import BigInt

/// How many ways there are from each state of a machine to passwords that are accepted.
struct CountTable {
  private let machine: PasswordMachine
  /// By the number of characters that are still to come, the number of ways from each state.
  private(set) var layers: [[BigUInt]]
  private let keepsLayers: Bool

  /// No character to come: one way from each state that `accepts`.
  init(_ machine: PasswordMachine, keepsLayers: Bool = false, accepts: (PolicySet) -> Bool) {
    self.machine = machine
    self.keepsLayers = keepsLayers
    layers = [machine.accepts.map { accepts($0) ? 1 : 0 }]
  }

  /// The number of passwords of as many characters as steps were taken.
  var count: BigUInt { layers[layers.count - 1][PasswordMachine.start] }

  /// Takes one more character into account.
  mutating func advance() {
    let last = layers[layers.count - 1]
    let hubs = (0..<machine.stepStarts.count - 1).map { hub in
      var sum = BigUInt()
      for step in machine.steps(ofHub: Int32(hub)) {
        let ways = last[Int(step.target)]
        if ways.isZero { continue }
        sum += step.count == 1 ? ways : ways * BigUInt(step.count)
      }
      return sum
    }
    var next: [BigUInt] = []
    next.reserveCapacity(last.count)
    for state in 0..<machine.stateCount {
      let hub = machine.hubs[state]
      var sum = hubs[Int(hub)]
      let corrections = machine.corrections(of: state)
      if !corrections.isEmpty {
        let steps = machine.steps(ofHub: hub)
        for correction in corrections { if let target = correction.target { sum += last[Int(target)] } }
        for correction in corrections { sum -= last[Int(steps[steps.startIndex + Int(correction.step)].target)] }
      }
      next.append(sum)
    }
    if keepsLayers { layers.append(next) } else { layers = [next] }
  }
}
