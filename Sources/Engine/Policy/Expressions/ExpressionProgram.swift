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
  /// Whether a match can start anywhere; if so, there is only one part.
  let searches: Bool

  /// Builds the automaton of a pattern in the syntax of policies.
  init(_ expression: RegularExpression) {
    var code = ExpressionCode()
    var starts: [Int] = []
    var required: UInt32 = 0
    var nodes = expression.parts.map { $0.node }[...]
    // The ^ before lookaheads is dropped, because all parts start at the start of the text.
    if nodes.count > 1, case .lookahead = nodes[1] { nodes.removeFirst() }
    while case .lookahead(let node, let isNegative)? = nodes.first {
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

  /// Returns the part that contains the instruction at `index`, as a bit.
  func part(at index: Int) -> UInt32 {
    var part = 0
    while part + 1 < starts.count, starts[part + 1] <= index { part += 1 }
    return 1 << UInt32(part)
  }

  /// Whether the instruction at `index` reads this code point.
  func reads(_ value: UInt32, at index: Int) -> Bool {
    switch instructions[index] {
    case .scalar(let scalar): scalar == value
    case .set(let set): sets[set].contains(value)
    default: false
    }
  }
}

/// An instruction of an automaton that matches a text against an expression.
///
/// Distances are relative, so that a part of the automaton can be copied for every repetition.
enum ExpressionInstruction: Sendable {
  /// Reads this code point.
  case scalar(UInt32)
  /// Reads a code point of the set with this index.
  case set(Int)
  /// Continues with both the next instruction and the instruction at this distance.
  case fork(Int)
  /// Continues with the instruction at this distance.
  case jump(Int)
  /// Continues if nothing has been read.
  case start
  /// Continues if nothing is left to read.
  case end
  /// Records a match of the part with this index.
  case accept(Int)
}

/// A set of characters with a bitmap for ASCII.
struct ExpressionCharacters: Sendable {
  let set: PatternSet
  private var ascii = ASCIISet()

  init(_ set: PatternSet) {
    self.set = set
    for byte in UInt8(0)..<0x80 where set.contains(UInt32(byte)) { ascii.insert(byte) }
  }

  /// Whether the set contains the code point.
  func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0..<64: ascii.low >> UInt64(value) & 1 == 1
    case 64..<128: ascii.high >> UInt64(value - 64) & 1 == 1
    default: set.contains(value)
    }
  }
}
