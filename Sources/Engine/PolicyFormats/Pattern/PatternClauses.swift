import WatchwordPolicy

/// Builds the requirements of rules as expressions at the start of a pattern; each looks ahead and consumes nothing.
///
/// Each matches in time linear in the length of the password, because no part can match in two ways.
enum PatternClauses {
  /// The greatest count that is written; engines reject much larger ones.
  static let greatestCount = 1000
  /// The greatest number of different characters that is written; the expression grows with its square.
  static let mostDistinct = 40

  /// Requires at least `count` characters of `set`.
  static func contains(_ set: PatternSet, count: Int = 1) -> PatternNode {
    let one = PatternNode.sequence([.many(.set(set.negated), least: 0, most: nil), .set(set)])
    return .ahead(count == 1 ? one : .many(one, least: count, most: count), isNegative: false)
  }

  /// Forbids the characters of `set`.
  static func excludes(_ set: PatternSet) -> PatternNode {
    .ahead(.sequence([.many(.set(set.negated), least: 0, most: nil), .set(set)]), isNegative: true)
  }

  /// Permits only characters of `set`.
  static func consists(of set: PatternSet) -> PatternNode {
    .ahead(.sequence([.many(.set(set), least: 0, most: nil), .end]), isNegative: false)
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
    let again = PatternNode.many(.back(group), least: maximum, most: maximum)
    return .ahead(.sequence([.anything, .capture(.any), maximum == 1 ? .back(group) : again]), isNegative: true)
  }

  /// Forbids more than `maximum` characters of one kind in a row.
  static func classRuns(upTo maximum: Int) -> PatternNode {
    let kinds = [["Lu", "Lt"], ["Ll"], ["Lm", "Lo"], ["Nd"], ["P", "S", "Zs"]]
    let runs = kinds.map { PatternNode.many(.set(PatternSet($0)), least: maximum + 1, most: maximum + 1) }
    return .ahead(.sequence([.anything, .choice(runs)]), isNegative: true)
  }

  /// Requires at least `minimum` different characters; `group` is the number of the next group.
  ///
  /// Each group captures the first character that differs from all those captured before.
  static func distinct(_ minimum: Int, group: Int) -> PatternNode {
    var nodes: [PatternNode] = []
    for index in 0..<minimum {
      if index > 0 {
        let seen = (0..<index).map { PatternNode.back(group + $0) }
        let any = seen.count == 1 ? seen[0] : PatternNode.choice(seen)
        nodes += [.many(any, least: 0, most: nil), .ahead(any, isNegative: true)]
      }
      nodes.append(.capture(.any))
    }
    return .ahead(nodes.count == 1 ? nodes[0] : .sequence(nodes), isNegative: false)
  }

  /// Forbids white space at the start and at the end.
  static let bareEdges: [PatternNode] = [
    .ahead(.set(.whiteSpace), isNegative: true),
    .ahead(.sequence([.anything, .set(.whiteSpace), .end]), isNegative: true),
  ]
}
