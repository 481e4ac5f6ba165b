/// The state of an expression after part of a text. Texts with equal states are equivalent for the expression, whatever
/// follows.
///
/// Tools that count texts use it, see ``PasswordExpression/start``. It contains no part of the text.
package struct ExpressionState: Hashable, Sendable {
  let indices: [Int]
  let matched: UInt32
  let isAtStart: Bool
}

extension PasswordExpression {
  /// The state before the first character.
  package var start: ExpressionState { ExpressionRun(program).state }

  /// Returns the state after one more character.
  package func state(after state: ExpressionState, reading scalar: Unicode.Scalar) -> ExpressionState {
    var run = ExpressionRun(program, at: state)
    run.read(scalar.value)
    return run.state
  }

  /// Whether a text that ends in this state matches.
  package func accepts(_ state: ExpressionState) -> Bool {
    var run = ExpressionRun(program, at: state)
    return run.matchesAtEnd()
  }

  /// Returns, for each instruction, whether it reads this character. Characters with the same results are equivalent
  /// for the expression.
  package func reads(_ scalar: Unicode.Scalar) -> [Bool] {
    program.instructions.indices.map { program.reads(scalar.value, at: $0) }
  }

  /// The non-ASCII characters that the expression names, including the ends of its ranges.
  package var namedCharacters: [Unicode.Scalar] {
    var values: [UInt32] = []
    for instruction in program.instructions {
      switch instruction {
      case .scalar(let value): values.append(value)
      case .set(let index): values += program.sets[index].set.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
      default: break
      }
    }
    return ScalarSet.distinct(values).compactMap { $0 < 0x80 ? nil : Unicode.Scalar($0) }
  }

  /// The number of steps of the automaton: an upper bound on the time that a character takes.
  package var size: Int { program.instructions.count }
}
