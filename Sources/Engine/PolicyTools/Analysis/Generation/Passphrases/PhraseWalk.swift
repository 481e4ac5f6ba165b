import WatchwordBasics

/// Draws passphrases of one pattern at random, with equal probability among those that an automaton accepts.
struct PhraseWalk: Sendable {
  private let slots: [[String]]
  /// The possible continuations, by slot and position.
  private let ways: [[PhraseTransitions.Position: [Way]]]

  private struct Way: Sendable {
    /// The number of accepted passphrases with this continuation.
    let count: Natural
    let members: [Int32]
    let target: PhraseTransitions.Position
  }

  private static let start = PhraseTransitions.Position(state: .start, length: 0)

  /// Creates a walk through `slots`.
  init(_ transitions: PhraseTransitions, _ slots: [PhrasePattern.Slot], parts: [String]) throws(AutomatonFailure) {
    var transitions = transitions
    var layers: [Set<PhraseTransitions.Position>] = [[Self.start]]
    for slot in slots {
      var next: Set<PhraseTransitions.Position> = []
      for position in layers[layers.count - 1] {
        for transition in try transitions.transitions(from: position.state, slot) {
          if let target = transitions.position(after: transition, from: position) { next.insert(target) }
        }
      }
      layers.append(next)
    }
    var counts = Dictionary(
      firstOf: layers[slots.count].filter { transitions.accepts($0) }.map { ($0, Natural(1)) })
    var ways: [[PhraseTransitions.Position: [Way]]] = []
    for (slot, layer) in zip(slots, layers).reversed() {
      var found: [PhraseTransitions.Position: [Way]] = [:]
      for position in layer {
        for transition in try transitions.transitions(from: position.state, slot) {
          guard let target = transitions.position(after: transition, from: position), let count = counts[target] else {
            continue
          }
          let way = Way(
            count: count.multiplied(by: UInt64(transition.members.count)), members: transition.members, target: target)
          found[position, default: []].append(way)
        }
      }
      counts = found.mapValues { $0.reduce(Natural()) { $0 + $1.count } }
      ways.append(found)
    }
    self.ways = ways.reversed()
    self.slots = slots.map { $0.texts(parts) }
  }

  /// Draws a passphrase; `nil` if there is none.
  func phrase(using generator: inout some RandomNumberGenerator) -> String? {
    var position = Self.start
    var phrase = ""
    for (slot, ways) in zip(slots, ways) {
      guard let options = ways[position], let way = Self.drawn(options, &generator),
        let member = generator.element(of: way.members)
      else { return nil }
      phrase += slot[Int(member)]
      position = way.target
    }
    return phrase
  }

  private static func drawn(_ ways: [Way], _ generator: inout some RandomNumberGenerator) -> Way? {
    let all = ways.reduce(Natural()) { $0 + $1.count }
    guard var rest = Natural.random(below: all, using: &generator) else { return nil }
    for way in ways {
      if rest < way.count { return way }
      rest -= way.count
    }
    return nil
  }
}
