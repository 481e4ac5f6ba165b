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
      for (place, node) in nodes.enumerated() {
        let start = count
        write(node)
        if place + 1 < nodes.count { jumps.append(branch(from: start)) }
      }
      join(jumps)
    case .many(let node, let least, let most):
      let start = count
      write(node)
      `repeat`(from: start, least: least, most: most)
    // The syntax of policies does not allow either of them here.
    case .back, .ahead: break
    }
  }

  private mutating func append(_ set: PatternSet) {
    if let value = set.onlyValue { return append(.scalar(value)) }
    append(.set(sets.count))
    sets.append(ExpressionCharacters(set))
  }

  /// Moves the instructions from `start` on by one, and inserts `instruction` before them.
  private mutating func insert(_ instruction: ExpressionInstruction, at start: Int) {
    append(instruction)
    var place = count - 1
    while place > start {
      instructions[place] = instructions[place - 1]
      place -= 1
    }
    instructions[start] = instruction
  }

  /// Makes the instructions from `start` on the first of two alternatives. Returns the index of the jump after them.
  private mutating func branch(from start: Int) -> Int {
    insert(.fork(count - start + 2), at: start)
    append(.jump(0))
    return count - 1
  }

  /// Makes the jumps at `places` end here.
  private mutating func join(_ places: [Int]) {
    for place in places { instructions[place] = .jump(count - place) }
  }

  /// Repeats the instructions from `start` on `least` to `most` times, without a limit if `most` is `nil`.
  private mutating func `repeat`(from start: Int, least: Int, most: Int?) {
    let length = count - start
    let first = least == 0 ? start + 1 : start
    let end = start + Self.length(repeating: length, least: least, most: most)
    if least == 0 { insert(most == 0 ? .jump(end - start) : .fork(end - start), at: start) }
    for copy in 1..<max(most ?? least, 1) {
      if most != nil, copy >= least { append(.fork(end - count)) }
      for place in first..<(first + length) { append(instructions[place]) }
    }
    if most == nil { append(.fork(-length)) }
  }

  /// Returns the number of instructions that repeat code of `length` instructions.
  static func length(repeating length: Int, least: Int, most: Int?) -> Int {
    let copies = max(most ?? least, 1)
    // A fork before each optional copy, or one after the last copy that returns to its start.
    return copies * length + (least == 0 ? 1 : 0) + (most == nil ? 1 : copies - max(least, 1))
  }
}
