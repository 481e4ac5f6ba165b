/// Finds the simplest pattern of passphrases that can meet a policy.
struct PhraseSearch {
  private var moves: PhraseMoves
  private var needs: PhraseNeeds
  private let material: PhraseMaterial

  /// A pattern with a number of parts, and the number of its passphrases that are accepted.
  struct Choice {
    let pattern: PhrasePattern
    let partCount: Int
    let count: Natural
  }

  private typealias Ways = [PhraseMoves.Position: Natural]

  /// The greatest number of parts of a passphrase.
  static let mostParts = 32

  init(_ moves: PhraseMoves, _ needs: PhraseNeeds, _ material: PhraseMaterial) {
    self.moves = moves
    self.needs = needs
    self.material = material
  }

  /// Returns the simplest choice with at least `bits` bits, or the one with the most bits if none has as many. With a
  /// number of parts, returns the simplest choice that is possible. Returns `nil` if there is none.
  mutating func choice(_ partCount: Int?, bits: Double) throws(MachineFailure) -> Choice? {
    var best: Choice?
    for pattern in PhrasePattern.all where needs.canBeMet(by: pattern, partCount ?? Self.mostParts, material, &moves) {
      for choice in try choices(pattern, partCount, bits: bits) {
        if partCount != nil || choice.count.log2 >= bits { return choice }
        if choice.count > best?.count ?? 0 { best = choice }
      }
    }
    return best
  }

  /// Returns the possible choices of a pattern, up to the first with enough bits.
  private mutating func choices(
    _ pattern: PhrasePattern, _ wanted: Int?, bits: Double
  ) throws(MachineFailure) -> [Choice] {
    var ways: Ways = [PhraseMoves.Position(state: Int32(PasswordMachine.start), length: 0): 1]
    var found: [Choice] = []
    for index in 0..<(wanted ?? Self.mostParts) {
      for slot in pattern.slots(ofPart: index, material) { ways = try step(ways, slot) }
      guard !ways.isEmpty else { break }
      if let wanted, index + 1 < wanted { continue }
      var ends = ways
      for slot in pattern.tail { ends = try step(ends, slot) }
      let count = ends.filter { moves.accepts($0.key) }.values.reduce(Natural(), +)
      if count.isZero { continue }
      found.append(Choice(pattern: pattern, partCount: index + 1, count: count))
      if count.log2 >= bits { break }
    }
    return found
  }

  private mutating func step(_ ways: Ways, _ slot: PhrasePattern.Slot) throws(MachineFailure) -> Ways {
    var next: Ways = [:]
    for (position, count) in ways {
      for move in try moves.moves(from: position.state, slot) {
        guard let target = moves.position(after: move, from: position) else { continue }
        next[target, default: 0] += count.multiplied(by: UInt64(move.members.count))
      }
    }
    return next
  }
}

extension PhraseMoves {
  /// Returns the position after a move; `nil` if it is beyond the maximum length.
  func position(after move: Move, from position: Position) -> Position? {
    let length = position.length + move.length
    guard Int(length) <= room.lengths[0].maximum ?? .max else { return nil }
    return Position(state: move.target, length: length)
  }

  /// Whether a phrase that ends at a position is accepted.
  func accepts(_ position: Position) -> Bool {
    room.lengths[0].contains(Int(position.length)) && room.machine.accepts[Int(position.state)].contains(.only(0))
  }
}
