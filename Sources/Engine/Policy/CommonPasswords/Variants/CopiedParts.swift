/// Parts of a password that repeat earlier characters, unchanged or shifted by a constant step in an order of
/// characters: aaaa, passwordpassword, 2468, qwertz and 1qaz2wsx.
///
/// For each distance, the state records whether a copy continues. Continuing a copy takes no guesses.
struct CopiedParts {
  private struct Copy {
    var step: Int?
    /// The cost of the copy; greater than any limit if there is no copy.
    var cost = Int.max
  }

  private var copies: [Copy]
  /// For each keyboard, the positions of the last keys, the latest one first, with -1 for other characters.
  private var keys: [[Int]]

  /// The greatest distance of a copy.
  private static let maximumDistance = 32
  /// The greatest distance of a copy on a keyboard: the number of keys in a column plus one.
  private static let maximumKeyDistance = 5

  init() {
    let count = Self.maximumDistance + KeyboardLayout.allCases.count * Self.maximumKeyDistance
    copies = Array(repeating: Copy(), count: count)
    keys = KeyboardLayout.allCases.map { _ in [] }
  }

  /// Returns the lowest cost of a copy that ends with the character at `index`, if the text before that character costs
  /// `start`. It must be called for each position in order. With `unchangedOnly`, it searches for unchanged copies only;
  /// then it must be called so for all later positions.
  mutating func cost(at index: Int, of text: [UInt32], after start: Int, unchangedOnly: Bool) -> Int {
    var lowest = Int.max
    for distance in 1..<min(index, Self.maximumDistance) + 1 {
      let (first, second) = (text[index - distance], text[index])
      let step = first == second ? 0 : unchangedOnly ? nil : Self.step(from: first, to: second)
      let cost = step.map { start + PartCost.copy(distance, by: $0) }
      lowest = min(lowest, extend(distance - 1, by: step, cost))
    }
    if unchangedOnly { return lowest }
    for layout in KeyboardLayout.allCases {
      let key = layout.keyPositions[text[index]].map { Int($0) } ?? -1
      for (offset, before) in keys[layout.rawValue].enumerated() {
        let step = key < 0 || before < 0 ? nil : key - before
        let cost = step.map { start + PartCost.copyOfKeys(offset + 1, by: $0) }
        let slot = Self.maximumDistance + layout.rawValue * Self.maximumKeyDistance + offset
        lowest = min(lowest, extend(slot, by: step, cost))
      }
      keys[layout.rawValue].insert(key, at: 0)
      if keys[layout.rawValue].count > Self.maximumKeyDistance { keys[layout.rawValue].removeLast() }
    }
    return lowest
  }

  /// Continues the copy at `index` if its step is unchanged, or starts a new one if that costs less.
  private mutating func extend(_ index: Int, by step: Int?, _ cost: Int?) -> Int {
    let isSame = step == copies[index].step
    copies[index] = Copy(step: step, cost: min(isSame ? copies[index].cost : .max, cost ?? .max))
    return copies[index].cost
  }

  /// Returns the step between two different characters of one alphabet, wrapping around at the end of the alphabet;
  /// otherwise `nil`.
  private static func step(from first: UInt32, to second: UInt32) -> Int? {
    if first >= 0x80, second >= 0x80 { return Int(second) - Int(first) }
    let alphabet = PartCost.digits ~= first ? PartCost.digits : PartCost.letters
    guard alphabet ~= first, alphabet ~= second else { return nil }
    let count = Int(alphabet.upperBound - alphabet.lowerBound) + 1
    let step = (Int(second) - Int(first) + count) % count
    return step > count / 2 ? step - count : step
  }
}
