/// Compares a text with an expression, character by character.
///
/// Each character takes time in proportion to the length of the automaton at most, whatever the pattern. The run knows
/// which instructions could come next, and nothing of the text.
struct ExpressionRun {
  private let program: ExpressionProgram
  /// The instructions that read the next character, or that wait for the end.
  private var places: [Int] = []
  /// The parts that have matched, a bit each.
  private var matched: UInt32 = 0
  private var isAtStart = true

  private var marks: [Int32]
  private var mark: Int32 = 0
  private var stack: [Int] = []

  /// A run at the start of a text.
  init(_ program: ExpressionProgram) {
    self.program = program
    marks = Array(repeating: 0, count: program.instructions.count)
    places = []
    mark = 1
    for start in program.starts { follow(start) }
    forgetMatched()
  }

  /// A run that continues where another was.
  init(_ program: ExpressionProgram, at state: ExpressionState) {
    self.program = program
    marks = Array(repeating: 0, count: program.instructions.count)
    places = state.places
    matched = state.matched
    isAtStart = state.isAtStart
  }

  /// What matters for the rest of the text.
  var state: ExpressionState {
    ExpressionState(places: places.sorted(), matched: matched, isAtStart: isAtStart)
  }

  /// Whether nothing that follows can change the result.
  var isDecided: Bool { places.isEmpty || matched & ~program.required != 0 }

  /// Reads one character.
  mutating func read(_ value: UInt32) {
    let before = places
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
    for place in places where program.instructions[place] == .end { follow(place, isAtEnd: true) }
    return matched == program.required
  }

  /// Adds the instructions that can come next where the one at `start` is reached.
  private mutating func follow(_ start: Int, isAtEnd: Bool = false) {
    stack.append(start)
    while let place = stack.popLast() {
      if marks[place] == mark { continue }
      marks[place] = mark
      switch program.instructions[place] {
      case .scalar, .set: places.append(place)
      case .fork(let distance):
        stack.append(place + Int(distance))
        stack.append(place + 1)
      case .jump(let distance): stack.append(place + Int(distance))
      case .start: if isAtStart { stack.append(place + 1) }
      case .end: if isAtEnd { stack.append(place + 1) } else { places.append(place) }
      case .accept(let part): matched |= 1 << part
      }
    }
  }

  private mutating func forgetMatched() {
    if matched == 0 { return }
    let matched = matched
    let program = program
    places.removeAll { program.part(at: $0) & matched != 0 }
  }
}
