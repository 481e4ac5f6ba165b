/// Draws passwords of one length at random, with equal probability among those that an automaton accepts.
struct PasswordWalk: Sendable {
  private let automaton: PolicyAutomaton
  /// The number of paths from each state, indexed by the number of characters still to come.
  private let layers: [NumberRow]

  /// Creates a walk of `length` characters to passwords that the first policy accepts.
  init(_ automaton: PolicyAutomaton, length: Int) {
    self.automaton = automaton
    var table = automaton.countTable(keepsLayers: true)
    for _ in 0..<length { table.advance() }
    layers = table.layers
  }

  /// The number of passwords from which one is drawn.
  var count: Natural { layers[layers.count - 1][TransitionTable.start] }

  /// A walk to the same passwords that prefers those that are easy to read, for an automaton of one policy; `nil` if it
  /// would take too much memory.
  var readable: ReadableWalk? { ReadableWalk(automaton, length: layers.count - 1) { $0.contains(.only(0)) } }

  /// Draws a password; `nil` if there is none.
  func password(using generator: inout some RandomNumberGenerator) -> String? {
    guard !count.isZero else { return nil }
    var position = CharacterPosition.start
    var characters: [Int] = []
    for left in stride(from: layers.count - 1, to: 0, by: -1) {
      guard let (choice, count, target) = step(from: position, left, &generator),
        let character = generator.element(of: automaton.characters(choice, count, after: characters))
      else { return nil }
      characters.append(character)
      position = target
    }
    return automaton.password(of: characters)
  }

  /// Draws a step with `left` characters to come.
  private func step(
    from position: CharacterPosition, _ left: Int, _ generator: inout some RandomNumberGenerator
  ) -> PolicyAutomaton.Way? {
    let counts = layers[left - 1]
    var countdown = Countdown(below: layers[left], at: Int(position.state), using: &generator)
    for way in automaton.ways(from: position) {
      if countdown.falls(into: counts, at: Int(way.target.state), times: UInt64(way.count)) { return way }
    }
    return nil
  }
}

extension TransitionTable {
  /// Returns the steps from a state, with its corrections applied.
  func transitions(from state: Int) -> [(choice: Choice, count: Int, target: Int)] {
    let transitions = transitions(ofHub: hubs[state])
    let corrections = corrections(of: state)
    var ways: [(choice: Choice, count: Int, target: Int)] = []
    for correction in corrections {
      guard let target = correction.target else { continue }
      ways.append((transitions[transitions.startIndex + Int(correction.transition)].choice, 1, Int(target)))
    }
    for (index, transition) in transitions.enumerated()
    where !corrections.contains(where: { Int($0.transition) == index }) {
      ways.append((transition.choice, Int(transition.count), Int(transition.target)))
    }
    return ways
  }
}

extension PolicyAutomaton {
  /// Characters that lead to one position.
  typealias Way = (choice: TransitionTable.Choice, count: Int, target: CharacterPosition)

  /// Returns the ways to add a character; each is a single character, or else part of a block.
  func ways(from position: CharacterPosition) -> [Way] {
    guard let reader else {
      return table.transitions(from: Int(position.state)).map {
        ($0.choice, $0.count, CharacterPosition(state: Int32($0.target)))
      }
    }
    return reader.steps(from: position).map { (.character(Int32($0.character)), 1, $0.position) }
  }

  /// Returns the characters that a step can add after the preceding `characters`; `count` is their number.
  func characters(_ choice: TransitionTable.Choice, _ count: Int, after characters: [Int]) -> [Int] {
    let candidates: [Int]
    switch choice {
    case .character(let character): return [Int(character)]
    case .same: return Array(characters.suffix(1))
    case .any(let block): candidates = blocks[Int(block)]
    case .seen(let block): candidates = blocks[Int(block)].filter { characters.contains($0) }
    case .new(let block): candidates = blocks[Int(block)].filter { !characters.contains($0) }
    }
    // Where runs matter, the last character has a separate transition.
    return candidates.count > count ? candidates.filter { $0 != characters.last } : candidates
  }

  /// Returns the password that consists of these characters of the alphabet.
  func password(of characters: [Int]) -> String {
    var view = String.UnicodeScalarView()
    for character in characters { view.append(alphabet.characters[character]) }
    return String(view)
  }
}
