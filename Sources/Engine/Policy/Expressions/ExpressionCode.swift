/// The code of an automaton under construction.
struct ExpressionCode {
  private(set) var instructions: [ExpressionInstruction] = []
  private(set) var sets: [ExpressionCharacters] = []

  var count: Int { instructions.count }

  mutating func append(_ instruction: ExpressionInstruction) { instructions.append(instruction) }

  /// Appends the instructions that match `node`.
  mutating func write(_ node: PatternNode) {
    switch node {
    case .set(let set): append(set)
    case .start: append(.start)
    case .end: append(.end)
    case .capture(let node): write(node)
    case .sequence(let nodes): for node in nodes { write(node) }
    case .choice(let nodes):
      var jumps: [Int] = []
      for (index, node) in nodes.enumerated() {
        let start = count
        write(node)
        if index + 1 < nodes.count { jumps.append(branch(from: start)) }
      }
      join(jumps)
    case .repetition(let node, let minimum, let maximum):
      let start = count
      write(node)
      `repeat`(from: start, minimum: minimum, maximum: maximum)
    // The syntax of policies allows neither back-references nor, at this point, lookaheads.
    case .backReference, .lookahead: break
    }
  }

  private mutating func append(_ set: PatternSet) {
    if let value = set.onlyValue { return append(.scalar(value)) }
    append(.set(sets.count))
    sets.append(ExpressionCharacters(set))
  }

  /// Moves all instructions from index `start` one position further, and inserts `instruction` before them.
  private mutating func insert(_ instruction: ExpressionInstruction, at start: Int) {
    append(instruction)
    var index = count - 1
    while index > start {
      instructions[index] = instructions[index - 1]
      index -= 1
    }
    instructions[start] = instruction
  }

  /// Turns all instructions from index `start` into the first of two alternatives. Returns the index of the jump that
  /// follows them.
  private mutating func branch(from start: Int) -> Int {
    insert(.fork(count - start + 2), at: start)
    append(.jump(0))
    return count - 1
  }

  /// Sets the end of the code as the target of the jumps at `indices`.
  private mutating func join(_ indices: [Int]) {
    for index in indices { instructions[index] = .jump(count - index) }
  }

  /// Repeats all instructions from index `start`, at least `minimum` and at most `maximum` times; without a limit if
  /// `maximum` is `nil`.
  private mutating func `repeat`(from start: Int, minimum: Int, maximum: Int?) {
    let length = count - start
    let first = minimum == 0 ? start + 1 : start
    let end = start + Self.length(repeating: length, minimum: minimum, maximum: maximum)
    if minimum == 0 { insert(maximum == 0 ? .jump(end - start) : .fork(end - start), at: start) }
    for copy in 1..<max(maximum ?? minimum, 1) {
      if maximum != nil, copy >= minimum { append(.fork(end - count)) }
      for index in first..<(first + length) { append(instructions[index]) }
    }
    if maximum == nil { append(.fork(-length)) }
  }

  /// Returns the number of instructions that repeat code of `length` instructions.
  static func length(repeating length: Int, minimum: Int, maximum: Int?) -> Int {
    let copies = max(maximum ?? minimum, 1)
    // There is a fork before each optional copy, or a single one that follows the last copy and returns to its start.
    return copies * length + (minimum == 0 ? 1 : 0) + (maximum == nil ? 1 : copies - max(minimum, 1))
  }
}
