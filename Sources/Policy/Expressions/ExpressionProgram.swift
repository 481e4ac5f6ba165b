/// The automaton of an expression (Ken Thompson: Regular expression search algorithm, 1968).
///
/// It has one part for each lookahead at the start of the pattern and one for the rest. All parts are compared with the
/// text at the same time.
final class ExpressionProgram: Sendable {
  let instructions: [ExpressionInstruction]
  let sets: [ExpressionCharacters]
  /// Where each part starts; parts follow each other.
  let starts: [Int]
  /// The parts that must match, a bit each; all others must not.
  let required: UInt32
  /// Whether a match can start anywhere; there is one part then.
  let searches: Bool

  /// The automaton of a pattern in the syntax of policies.
  init(_ expression: RegularExpression) {
    var code = ExpressionCode()
    var starts: [Int] = []
    var required: UInt32 = 0
    var nodes = expression.parts.map { $0.node }[...]
    // The ^ before lookaheads: all parts start where the text does.
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

  /// The part to which the instruction at `place` belongs, as a bit.
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
