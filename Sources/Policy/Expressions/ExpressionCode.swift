/// An automaton that is being written, part by part.
struct ExpressionCode {
  private(set) var instructions: [ExpressionInstruction] = []
  private(set) var sets: [ExpressionCharacters] = []

  /// The maximum number of instructions; reading a character takes time in proportion to it.
  static let mostInstructions = 4000

  var count: Int { instructions.count }
  var isTooLong: Bool { count > Self.mostInstructions }

  mutating func append(_ instruction: ExpressionInstruction) { instructions.append(instruction) }

  mutating func append(_ set: ExpressionCharacters) {
    instructions.append(.set(Int32(sets.count)))
    sets.append(set)
  }

  /// Makes what starts at `start` the first of two alternatives. The result is the place of the jump behind it.
  mutating func branch(from start: Int) -> Int {
    instructions.insert(.fork(Int32(count - start + 2)), at: start)
    append(.jump(0))
    return count - 1
  }

  /// Lets the jumps at `places` end here.
  mutating func join(_ places: [Int]) {
    for place in places { instructions[place] = .jump(Int32(count - place)) }
  }

  /// Repeats what starts at `start` from `least` to `most` times, without a limit if that is `nil`. Without effect if
  /// the automaton becomes too long: it is too long then.
  mutating func `repeat`(from start: Int, least: Int, most: Int?) {
    let part = Array(instructions[start...])
    let copies = max(most ?? least, 1)
    // Neither factor is above the limit, so nothing overflows.
    if start + copies * (part.count + 1) > Self.mostInstructions + part.count + 1 {
      instructions += Array(repeating: .end, count: Self.mostInstructions + 1)
      return
    }
    instructions.removeSubrange(start...)
    for _ in 0..<least { instructions += part }
    guard let most else {
      if least == 0 {
        append(.fork(Int32(part.count + 2)))
        instructions += part
      }
      append(.fork(Int32(-part.count)))
      return
    }
    let optional = (most - least) * (part.count + 1)
    let end = count + optional
    for _ in least..<most {
      append(.fork(Int32(end - count)))
      instructions += part
    }
  }
}
