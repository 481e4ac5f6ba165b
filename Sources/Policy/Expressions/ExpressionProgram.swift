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

  init(
    _ instructions: [ExpressionInstruction], _ sets: [ExpressionCharacters], starts: [Int], required: UInt32,
    searches: Bool
  ) {
    self.instructions = instructions
    self.sets = sets
    self.starts = starts
    self.required = required
    self.searches = searches
  }

  /// The part to which the instruction at `place` belongs, as a bit.
  func part(at place: Int) -> UInt32 {
    var part: UInt32 = 0
    while Int(part) + 1 < starts.count, starts[Int(part) + 1] <= place { part += 1 }
    return 1 << part
  }

  /// Whether the instruction at `place` reads this code point.
  func reads(_ value: UInt32, at place: Int) -> Bool {
    switch instructions[place] {
    case .scalar(let scalar): scalar == value
    case .set(let index): sets[Int(index)].contains(value)
    default: false
    }
  }
}
