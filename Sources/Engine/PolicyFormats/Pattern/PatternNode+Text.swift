import WatchwordPolicy

extension PatternNode {
  /// Any character.
  static let any = PatternNode.set(.any)
  /// Any number of any characters.
  static let anything = PatternNode.repetition(.any, minimum: 0, maximum: nil)

  /// Returns the expression as text.
  func text(in dialect: PatternDialect) -> String {
    switch self {
    case .set(let set): set.text(in: dialect)
    case .start: "^"
    // In other engines, `$` also matches before a line break at the end.
    case .end: dialect == .portable ? "(?!\(PatternSet.any.text(in: dialect)))" : "$"
    case .backReference(let group): "\\\(group)"
    case .capture(let node): "(\(node.text(in: dialect)))"
    case .sequence(let nodes):
      nodes.map { if case .choice = $0 { $0.atom(in: dialect) } else { $0.text(in: dialect) } }.joined()
    case .choice(let nodes): nodes.map { $0.text(in: dialect) }.joined(separator: "|")
    case .repetition(let node, let least, let most): node.atom(in: dialect) + Self.quantifier(least, most)
    case .lookahead(let node, let isNegative): "(?\(isNegative ? "!" : "=")\(node.text(in: dialect)))"
    }
  }

  private func atom(in dialect: PatternDialect) -> String {
    switch self {
    case .sequence, .choice, .repetition: "(?:\(text(in: dialect)))"
    default: text(in: dialect)
    }
  }

  private static func quantifier(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, nil): "*"
    case (1, nil): "+"
    case (let least, nil): "{\(least),}"
    case (0, 1?): "?"
    case (1, 1?): ""
    case (let least, let most?): least == most ? "{\(least)}" : "{\(least),\(most)}"
    }
  }

  /// The number of capturing groups.
  var captureCount: Int {
    switch self {
    case .set, .start, .end, .backReference: 0
    case .capture(let node): 1 + node.captureCount
    case .sequence(let nodes), .choice(let nodes): nodes.reduce(0) { $0 + $1.captureCount }
    case .repetition(let node, _, _), .lookahead(let node, _): node.captureCount
    }
  }
}
