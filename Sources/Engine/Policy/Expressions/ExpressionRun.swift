/// The matching of a text against an expression, character by character.
///
/// Each character takes time at most proportional to the length of the automaton, for every pattern. The run stores the
/// instructions that can come next, but no part of the text.
struct ExpressionRun {
  private let program: ExpressionProgram
  /// The instructions that read the next character or wait for the end.
  private var indices: [Int] = []
  /// The value of `indices` before the last character was read; the array is kept so that reading allocates no memory.
  private var before: [Int] = []
  /// The parts that have matched, one bit each.
  private var matched: UInt32 = 0
  private var isAtStart = true

  private var marks: [Int]
  private var mark = 0
  private var stack: [Int] = []

  /// Creates a run at the start of a text.
  init(_ program: ExpressionProgram) {
    self.program = program
    marks = Array(repeating: 0, count: program.instructions.count)
    mark = 1
    for start in program.starts { follow(start) }
    removeMatchedParts()
  }

  /// Creates a run that continues from a state.
  init(_ program: ExpressionProgram, at state: ExpressionState) {
    self.program = program
    marks = Array(repeating: 0, count: program.instructions.count)
    indices = state.indices
    matched = state.matched
    isAtStart = state.isAtStart
  }

  /// The state on which the result for the rest of the text depends.
  var state: ExpressionState {
    ExpressionState(indices: indices.sorted(), matched: matched, isAtStart: isAtStart)
  }

  /// Whether no further character can change the result.
  var isDecided: Bool { indices.isEmpty || matched & ~program.required != 0 }

  /// Reads one character.
  mutating func read(_ value: UInt32) {
    swap(&indices, &before)
    let matchedBefore = matched
    indices.removeAll(keepingCapacity: true)
    isAtStart = false
    mark += 1
    for index in before where program.reads(value, at: index) { follow(index + 1) }
    if program.searches, matched == 0 { follow(program.starts[0]) }
    if matched != matchedBefore { removeMatchedParts() }
  }

  /// Whether the text matches if it ends here.
  mutating func matchesAtEnd() -> Bool {
    mark += 1
    for index in indices {
      if case .end = program.instructions[index] { follow(index, isAtEnd: true) }
    }
    return matched == program.required
  }

  /// Adds the instructions that can come next when the one at `start` is reached.
  private mutating func follow(_ start: Int, isAtEnd: Bool = false) {
    stack.append(start)
    while let index = stack.popLast() {
      if marks[index] == mark { continue }
      marks[index] = mark
      switch program.instructions[index] {
      case .scalar, .set: indices.append(index)
      case .fork(let distance):
        stack.append(index + distance)
        stack.append(index + 1)
      case .jump(let distance): stack.append(index + distance)
      case .start: if isAtStart { stack.append(index + 1) }
      case .end: if isAtEnd { stack.append(index + 1) } else { indices.append(index) }
      case .accept(let part): matched |= 1 << UInt32(part)
      }
    }
  }

  private mutating func removeMatchedParts() {
    if matched == 0 { return }
    var kept: [Int] = []
    for index in indices where program.part(at: index) & matched == 0 { kept.append(index) }
    indices = kept
  }
}
