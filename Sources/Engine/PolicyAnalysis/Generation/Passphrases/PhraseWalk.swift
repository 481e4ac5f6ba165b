/// Draws passphrases of one pattern at random, with equal probability among those that a machine accepts.
struct PhraseWalk: Sendable {
  private let slots: [[String]]
  /// The ways onwards, by slot and position.
  private let ways: [[PhraseMoves.Position: [Way]]]

  private struct Way: Sendable {
    /// The number of accepted passphrases that continue this way.
    let count: Natural
    let members: [Int32]
    let target: PhraseMoves.Position
  }

  private static let start = PhraseMoves.Position(state: Int32(PasswordMachine.start), length: 0)

  /// Creates a walk through `slots`.
  init(_ moves: PhraseMoves, _ slots: [PhrasePattern.Slot], parts: [String]) throws(MachineFailure) {
    var moves = moves
    var layers: [Set<PhraseMoves.Position>] = [[Self.start]]
    for slot in slots {
      var next: Set<PhraseMoves.Position> = []
      for position in layers[layers.count - 1] {
        for move in try moves.moves(from: position.state, slot) {
          if let target = moves.position(after: move, from: position) { next.insert(target) }
        }
      }
      layers.append(next)
    }
    var counts = Dictionary(
      uniqueKeysWithValues: layers[slots.count].filter { moves.accepts($0) }.map { ($0, Natural(1)) })
    var ways: [[PhraseMoves.Position: [Way]]] = []
    for (slot, layer) in zip(slots, layers).reversed() {
      var found: [PhraseMoves.Position: [Way]] = [:]
      for position in layer {
        for move in try moves.moves(from: position.state, slot) {
          guard let target = moves.position(after: move, from: position), let count = counts[target] else { continue }
          let way = Way(count: count.multiplied(by: UInt64(move.members.count)), members: move.members, target: target)
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
        let member = way.members.randomElement(using: &generator)
      else { return nil }
      phrase += slot[Int(member)]
      position = way.target
    }
    return phrase
  }

  private static func drawn(_ ways: [Way], _ generator: inout some RandomNumberGenerator) -> Way? {
    let all = ways.reduce(Natural()) { $0 + $1.count }
    guard var place = Natural.random(below: all, using: &generator) else { return nil }
    for way in ways {
      if place < way.count { return way }
      place -= way.count
    }
    return nil
  }
}
