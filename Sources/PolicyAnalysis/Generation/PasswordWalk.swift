import BigInt

/// Draws passwords of one length at random, each that a machine accepts with the same probability.
struct PasswordWalk: Sendable {
  private let room: MachineRoom
  /// By the number of characters that are still to come, the number of ways from each state.
  private let layers: [NumberRow]

  /// Walks of `length` characters to the states that `accepts`.
  init(_ room: MachineRoom, length: Int, accepts: (PolicySet) -> Bool) {
    self.room = room
    var table = room.table(keepsLayers: true, accepts: accepts)
    for _ in 0..<length { table.advance() }
    layers = table.layers
  }

  /// The number of passwords among which one is drawn.
  var count: BigUInt { layers[layers.count - 1][PasswordMachine.start] }

  /// A password; `nil` if there is none.
  func password(using generator: inout some RandomNumberGenerator) -> String? {
    guard !count.isZero else { return nil }
    var state = PasswordMachine.start
    var characters: [Int] = []
    for left in stride(from: layers.count - 1, to: 0, by: -1) {
      guard let (choice, count, target) = step(from: state, left, &generator),
        let character = character(choice, count, behind: characters, &generator)
      else { return nil }
      characters.append(character)
      state = target
    }
    var view = String.UnicodeScalarView()
    for character in characters { view.append(room.alphabet.characters[character]) }
    return String(view)
  }

  private typealias Drawn = (choice: PasswordMachine.Choice, count: Int, target: Int)

  /// Draws a step from `state` with `left` characters to come.
  private func step(from state: Int, _ left: Int, _ generator: inout some RandomNumberGenerator) -> Drawn? {
    let ways = layers[left - 1]
    let machine = room.machine
    let steps = machine.steps(ofHub: machine.hubs[state])
    let corrections = machine.corrections(of: state)
    var place = Countdown(below: layers[left], at: state, using: &generator)
    for correction in corrections {
      guard let target = correction.target.map({ Int($0) }) else { continue }
      if place.falls(into: ways, at: target, times: 1) {
        return (steps[steps.startIndex + Int(correction.step)].choice, 1, target)
      }
    }
    for (index, step) in steps.enumerated() where !corrections.contains(where: { Int($0.step) == index }) {
      let target = Int(step.target)
      if place.falls(into: ways, at: target, times: UInt64(step.count)) {
        return (step.choice, Int(step.count), target)
      }
    }
    return nil
  }

  /// A character that a step stands for, which has `count` of them.
  private func character(
    _ choice: PasswordMachine.Choice, _ count: Int, behind characters: [Int],
    _ generator: inout some RandomNumberGenerator
  ) -> Int? {
    let candidates: [Int]
    switch choice {
    case .character(let character): return Int(character)
    case .same: return characters.last
    case .any(let block): candidates = room.blocks[Int(block)]
    case .seen(let block): candidates = room.blocks[Int(block)].filter { characters.contains($0) }
    case .new(let block): candidates = room.blocks[Int(block)].filter { !characters.contains($0) }
    }
    // Where runs matter, the last character has a step of its own.
    let others = candidates.count > count ? candidates.filter { $0 != characters.last } : candidates
    return others.randomElement(using: &generator)
  }
}
