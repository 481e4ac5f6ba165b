/// Draws passwords of one length at random, with equal probability among those that a machine accepts.
struct PasswordWalk: Sendable {
  private let room: MachineRoom
  /// The number of ways from each state, indexed by the number of characters still to come.
  private let layers: [NumberRow]

  /// Creates a walk of `length` characters to the states that `accepts`.
  init(_ room: MachineRoom, length: Int, accepts: (PolicySet) -> Bool) {
    self.room = room
    var table = room.table(keepsLayers: true, accepts: accepts)
    for _ in 0..<length { table.advance() }
    layers = table.layers
  }

  /// The number of passwords from which one is drawn.
  var count: Natural { layers[layers.count - 1][PasswordMachine.start] }

  /// A walk to the same passwords that prefers those that are easy to read, for a machine of one policy; `nil` if it
  /// would take too much memory.
  var readable: ReadableWalk? { ReadableWalk(room, length: layers.count - 1) { $0.contains(.only(0)) } }

  /// Draws a password; `nil` if there is none.
  func password(using generator: inout some RandomNumberGenerator) -> String? {
    guard !count.isZero else { return nil }
    var state = PasswordMachine.start
    var characters: [Int] = []
    for left in stride(from: layers.count - 1, to: 0, by: -1) {
      guard let (choice, count, target) = step(from: state, left, &generator),
        let character = generator.element(of: room.characters(choice, count, behind: characters))
      else { return nil }
      characters.append(character)
      state = target
    }
    return room.password(of: characters)
  }

  private typealias Drawn = (choice: PasswordMachine.Choice, count: Int, target: Int)

  /// Draws a step from `state` with `left` characters to come.
  private func step(from state: Int, _ left: Int, _ generator: inout some RandomNumberGenerator) -> Drawn? {
    let ways = layers[left - 1]
    var place = Countdown(below: layers[left], at: state, using: &generator)
    for way in room.machine.ways(from: state) {
      if place.falls(into: ways, at: way.target, times: UInt64(way.count)) { return way }
    }
    return nil
  }
}

extension PasswordMachine {
  /// Returns the steps from a state, with its corrections applied.
  func ways(from state: Int) -> [(choice: Choice, count: Int, target: Int)] {
    let steps = steps(ofHub: hubs[state])
    let corrections = corrections(of: state)
    var ways: [(choice: Choice, count: Int, target: Int)] = []
    for correction in corrections {
      guard let target = correction.target else { continue }
      ways.append((steps[steps.startIndex + Int(correction.step)].choice, 1, Int(target)))
    }
    for (index, step) in steps.enumerated() where !corrections.contains(where: { Int($0.step) == index }) {
      ways.append((step.choice, Int(step.count), Int(step.target)))
    }
    return ways
  }
}

extension MachineRoom {
  /// Returns the characters that a step with `count` of them can add after the preceding ones.
  func characters(_ choice: PasswordMachine.Choice, _ count: Int, behind characters: [Int]) -> [Int] {
    let candidates: [Int]
    switch choice {
    case .character(let character): return [Int(character)]
    case .same: return Array(characters.suffix(1))
    case .any(let block): candidates = blocks[Int(block)]
    case .seen(let block): candidates = blocks[Int(block)].filter { characters.contains($0) }
    case .new(let block): candidates = blocks[Int(block)].filter { !characters.contains($0) }
    }
    // Where runs matter, the last character has a separate step.
    return candidates.count > count ? candidates.filter { $0 != characters.last } : candidates
  }

  /// Returns the password of these characters of the alphabet.
  func password(of characters: [Int]) -> String {
    var view = String.UnicodeScalarView()
    for character in characters { view.append(alphabet.characters[character]) }
    return String(view)
  }
}
