import WatchwordPolicy

/// Builds the requirements of rules as expressions at the start of a pattern; each looks ahead and consumes nothing.
///
/// Each matches in time linear in the length of the password, because no part can match in two ways.
enum PatternClauses {
  /// The greatest count that is written; engines reject much larger ones.
  static let maximumCount = 1000
  /// The greatest number of different characters that is written; the expression grows with its square.
  static let maximumDistinct = 40

  /// Requires at least `count` characters of `set`.
  static func contains(_ set: PatternSet, count: Int = 1) -> PatternNode {
    let one = PatternNode.sequence([.repetition(.set(set.negated), minimum: 0, maximum: nil), .set(set)])
    return .lookahead(count == 1 ? one : .repetition(one, minimum: count, maximum: count), isNegative: false)
  }

  /// Forbids the characters of `set`.
  static func excludes(_ set: PatternSet) -> PatternNode {
    .lookahead(.sequence([.repetition(.set(set.negated), minimum: 0, maximum: nil), .set(set)]), isNegative: true)
  }

  /// Permits only characters of `set`.
  static func consists(of set: PatternSet) -> PatternNode {
    .lookahead(.sequence([.repetition(.set(set), minimum: 0, maximum: nil), .end]), isNegative: false)
  }

  /// Requires characters of at least `minimum` of `sets`.
  static func contains(_ minimum: Int, of sets: [PatternSet]) -> [PatternNode] {
    if minimum == sets.count { return sets.map { contains($0) } }
    let choices = combinations(of: minimum, from: sets[...]).map { chosen in
      chosen.count == 1 ? contains(chosen[0]) : PatternNode.sequence(chosen.map { contains($0) })
    }
    return [.choice(choices)]
  }

  private static func combinations(of count: Int, from sets: ArraySlice<PatternSet>) -> [[PatternSet]] {
    guard count > 0 else { return [[]] }
    guard let first = sets.first, sets.count >= count else { return [] }
    let rest = sets.dropFirst()
    return combinations(of: count - 1, from: rest).map { [first] + $0 } + combinations(of: count, from: rest)
  }

  /// Forbids a character more than `maximum` times in a row; `group` is the number of the next group.
  static func runs(upTo maximum: Int, group: Int) -> PatternNode {
    let again = PatternNode.repetition(.backReference(group), minimum: maximum, maximum: maximum)
    let next = maximum == 1 ? PatternNode.backReference(group) : again
    return .lookahead(.sequence([.anything, .capture(.any), next]), isNegative: true)
  }

  /// Forbids more than `maximum` characters of one kind in a row.
  static func classRuns(upTo maximum: Int) -> PatternNode {
    let kinds = [["Lu", "Lt"], ["Ll"], ["Lm", "Lo"], ["Nd"], ["P", "S", "Zs"]]
    let runs = kinds.map { PatternNode.repetition(.set(PatternSet($0)), minimum: maximum + 1, maximum: maximum + 1) }
    return .lookahead(.sequence([.anything, .choice(runs)]), isNegative: true)
  }

  /// Requires at least `minimum` different characters; `group` is the number of the next group.
  ///
  /// Each group captures the first character that differs from all those captured before.
  static func distinct(_ minimum: Int, group: Int) -> PatternNode {
    var nodes: [PatternNode] = []
    for index in 0..<minimum {
      if index > 0 {
        let seen = (0..<index).map { PatternNode.backReference(group + $0) }
        let any = seen.count == 1 ? seen[0] : PatternNode.choice(seen)
        nodes += [.repetition(any, minimum: 0, maximum: nil), .lookahead(any, isNegative: true)]
      }
      nodes.append(.capture(.any))
    }
    return .lookahead(nodes.count == 1 ? nodes[0] : .sequence(nodes), isNegative: false)
  }

  /// Forbids white space at the start and at the end.
  static let bareEdges: [PatternNode] = [
    .lookahead(.set(.whiteSpace), isNegative: true),
    .lookahead(.sequence([.anything, .set(.whiteSpace), .end]), isNegative: true),
  ]
}
