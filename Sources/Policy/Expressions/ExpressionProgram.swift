/// The automaton of an expression (Ken Thompson: Regular expression search algorithm, 1968).
///
/// It has one part for each lookahead at the start of the pattern and one for the rest. All parts are matched against
/// the text at the same time.
final class ExpressionProgram: Sendable {
  let instructions: [ExpressionInstruction]
  let sets: [ExpressionCharacters]
  /// The start of each part; the parts are contiguous.
  let starts: [Int]
  /// The parts that must match, one bit each; all others must not match.
  let required: UInt32
  /// Whether a match can start anywhere; there is only one part then.
  let searches: Bool

  /// Builds the automaton of a pattern in the syntax of policies.
  init(_ expression: RegularExpression) {
    var code = ExpressionCode()
    var starts: [Int] = []
    var required: UInt32 = 0
    var nodes = expression.parts.map { $0.node }[...]
    // The ^ before lookaheads is dropped, because all parts start at the start of the text.
    if nodes.count > 1, case .ahead = nodes[1] { nodes.removeFirst() }
    while case .ahead(let node, let isNegative)? = nodes.first {
      nodes.removeFirst()
      if !isNegative { required |= 1 << UInt32(starts.count) }
      starts.append(code.count)
      code.write(node)
      code.append(.accept(starts.count - 1))
    }
    searches = starts.isEmpty
    required |= 1 << UInt32(starts.count)
    starts.append(code.count)
    for node in nodes { code.write(node) }
    code.append(.accept(starts.count - 1))
    instructions = code.instructions
    sets = code.sets
    self.starts = starts
    self.required = required
  }

  /// Returns the part that contains the instruction at `place`, as a bit.
  func part(at place: Int) -> UInt32 {
    var part = 0
    while part + 1 < starts.count, starts[part + 1] <= place { part += 1 }
    return 1 << UInt32(part)
  }

  /// Whether the instruction at `place` reads this code point.
  func reads(_ value: UInt32, at place: Int) -> Bool {
    switch instructions[place] {
    case .scalar(let scalar): scalar == value
    case .set(let index): sets[index].contains(value)
    default: false
    }
  }
}
