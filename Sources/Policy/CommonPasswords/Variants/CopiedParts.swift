/// Parts of a password that are what came some characters before, as it was or moved by the same step on an order of
/// characters: aaaa, passwordpassword, 2468, qwertz and 1qaz2wsx.
///
/// For each distance it is known whether a copy goes on; to go on takes no guesses.
struct CopiedParts {
  private struct Copy {
    var step: Int?
    /// More than any limit where there is none.
    var cost = Int.max
  }

  private var copies: [Copy]
  /// For each keyboard the places of the last keys, the last one first, or -1 for other characters.
  private var keys: [[Int]]

  /// The greatest distance of copies.
  private static let farthest = 32
  /// The same on keyboards: the keys of a column and one more.
  private static let farthestKey = 5

  init() {
    copies = Array(repeating: Copy(), count: Self.farthest + KeyboardLayout.allCases.count * Self.farthestKey)
    keys = KeyboardLayout.allCases.map { _ in [] }
  }

  /// The least that a copy takes which the character at `place` belongs to, where all before it takes `start`. It is called
  /// for each place in order.
  mutating func cost(at place: Int, of text: [UInt32], after start: Int) -> Int {
    var least = Int.max
    for distance in 1..<min(place, Self.farthest) + 1 {
      let step = Self.step(from: text[place - distance], to: text[place])
      let cost = step.map { start + PartCost.copy(distance, by: $0) }
      least = min(least, extend(distance - 1, by: step, cost))
    }
    for layout in KeyboardLayout.allCases {
      let key = layout.places[text[place]].map { Int($0) } ?? -1
      for (offset, before) in keys[layout.rawValue].enumerated() {
        let step = key < 0 || before < 0 ? nil : key - before
        let cost = step.map { start + PartCost.copyOfKeys(offset + 1, by: $0) }
        least = min(least, extend(Self.farthest + layout.rawValue * Self.farthestKey + offset, by: step, cost))
      }
      keys[layout.rawValue].insert(key, at: 0)
      if keys[layout.rawValue].count > Self.farthestKey { keys[layout.rawValue].removeLast() }
    }
    return least
  }

  /// Lets a copy go on if its step is the same, or starts another if that takes less.
  private mutating func extend(_ index: Int, by step: Int?, _ cost: Int?) -> Int {
    let isSame = step == copies[index].step
    copies[index] = Copy(step: step, cost: min(isSame ? copies[index].cost : .max, cost ?? .max))
    return copies[index].cost
  }

  /// The step between two characters of one alphabet, which starts again behind its end; 0 for equal ones; `nil` otherwise.
  private static func step(from first: UInt32, to second: UInt32) -> Int? {
    if first == second { return 0 }
    if first >= 0x80, second >= 0x80 { return Int(second) - Int(first) }
    let alphabet = PartCost.digits ~= first ? PartCost.digits : PartCost.letters
    guard alphabet ~= first, alphabet ~= second else { return nil }
    let count = Int(alphabet.upperBound - alphabet.lowerBound) + 1
    let step = (Int(second) - Int(first) + count) % count
    return step > count / 2 ? step - count : step
  }
}
