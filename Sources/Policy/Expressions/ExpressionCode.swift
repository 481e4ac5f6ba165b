/// An automaton that is being written, part by part.
struct ExpressionCode {
  private(set) var instructions: [ExpressionInstruction] = []
  private(set) var sets: [ExpressionCharacters] = []

  var count: Int { instructions.count }
  /// Whether the limit of steps was exceeded.
  private(set) var isTooLong = false

  mutating func append(_ instruction: ExpressionInstruction) {
    instructions.append(instruction)
    if count > PasswordExpression.maximumSteps { isTooLong = true }
  }

  mutating func append(_ set: ExpressionCharacters) {
    append(.set(sets.count))
    sets.append(set)
  }

  /// Moves what starts at `start` by one, and puts `instruction` before it.
  private mutating func insert(_ instruction: ExpressionInstruction, at start: Int) {
    append(instruction)
    var place = count - 1
    while place > start {
      instructions[place] = instructions[place - 1]
      place -= 1
    }
    instructions[start] = instruction
  }

  /// Makes what starts at `start` the first of two alternatives. The result is the place of the jump behind it.
  mutating func branch(from start: Int) -> Int {
    insert(.fork(count - start + 2), at: start)
    append(.jump(0))
    return count - 1
  }

  /// Lets the jumps at `places` end here.
  mutating func join(_ places: [Int]) {
    for place in places { instructions[place] = .jump(count - place) }
  }

  /// Repeats what starts at `start` from `least` to `most` times, without a limit if that is `nil`.
  mutating func `repeat`(from start: Int, least: Int, most: Int?) {
    let length = count - start
    let copies = max(most ?? least, 1)
    let optional = most == nil ? 1 : copies - max(least, 1)
    // Neither factor is above its limit, so nothing overflows.
    guard start + copies * length + optional < PasswordExpression.maximumSteps else {
      isTooLong = true
      return
    }
    let first = least == 0 ? start + 1 : start
    let end = first + copies * length + optional
    if least == 0 { insert(most == 0 ? .jump(end - start) : .fork(end - start), at: start) }
    for copy in 1..<max(copies, 1) {
      if most != nil, copy >= least { append(.fork(end - count)) }
      for place in first..<(first + length) { append(instructions[place]) }
    }
    if most == nil { append(.fork(-length)) }
  }
}
