/// A comparison of a text with an expression, character by character.
///
/// Each character takes time at most proportional to the length of the automaton, for every pattern. The run stores
/// which instructions could come next, and no part of the text.
struct ExpressionRun {
  private let program: ExpressionProgram
  /// The instructions that read the next character or wait for the end.
  private var places: [Int] = []
  /// The instructions before the last character, kept so that reading a character allocates no memory.
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
    forgetMatched()
  }

  /// Creates a run that continues from a state.
  init(_ program: ExpressionProgram, at state: ExpressionState) {
    self.program = program
    marks = Array(repeating: 0, count: program.instructions.count)
    places = state.places
    matched = state.matched
    isAtStart = state.isAtStart
  }

  /// The state on which the result for the rest of the text depends.
  var state: ExpressionState {
    ExpressionState(places: places.sorted(), matched: matched, isAtStart: isAtStart)
  }

  /// Whether no further character can change the result.
  var isDecided: Bool { places.isEmpty || matched & ~program.required != 0 }

  /// Reads one character.
  mutating func read(_ value: UInt32) {
    swap(&places, &before)
    let matchedBefore = matched
    places.removeAll(keepingCapacity: true)
    isAtStart = false
    mark += 1
    for place in before where program.reads(value, at: place) { follow(place + 1) }
    if program.searches, matched == 0 { follow(program.starts[0]) }
    if matched != matchedBefore { forgetMatched() }
  }

  /// Whether the text matches if it ends here.
  mutating func matchesAtEnd() -> Bool {
    mark += 1
    for place in places {
      if case .end = program.instructions[place] { follow(place, isAtEnd: true) }
    }
    return matched == program.required
  }

  /// Adds the instructions that can come next when the one at `start` is reached.
  private mutating func follow(_ start: Int, isAtEnd: Bool = false) {
    stack.append(start)
    while let place = stack.popLast() {
      if marks[place] == mark { continue }
      marks[place] = mark
      switch program.instructions[place] {
      case .scalar, .set: places.append(place)
      case .fork(let distance):
        stack.append(place + distance)
        stack.append(place + 1)
      case .jump(let distance): stack.append(place + distance)
      case .start: if isAtStart { stack.append(place + 1) }
      case .end: if isAtEnd { stack.append(place + 1) } else { places.append(place) }
      case .accept(let part): matched |= 1 << UInt32(part)
      }
    }
  }

  private mutating func forgetMatched() {
    if matched == 0 { return }
    var kept: [Int] = []
    for place in places where program.part(at: place) & matched == 0 { kept.append(place) }
    places = kept
  }
}
