import WatchwordPolicy

/// The requirement of an expression that looks ahead from the start, if it has one of the usual shapes.
enum PatternClause: Hashable, Sendable {
  /// At least `count` characters of the set.
  case contains(PatternSet, count: Int)
  /// No character of the set.
  case excludes(PatternSet)
  /// Only characters of the set.
  case consists(PatternSet)
  /// A number of characters.
  case length(least: Int, most: Int?)
  /// No character more than `upTo` times in a row; `group` is the number of the group that captures the character.
  case runs(upTo: Int, group: Int)

  init?(_ node: PatternNode) {
    guard case .lookahead(let inner, let isNegative) = node else { return nil }
    if isNegative {
      self.init(denying: inner)
    } else {
      self.init(requiring: inner)
    }
  }

  private init?(requiring node: PatternNode) {
    switch node {
    case .repetition(.set(.any), let least, nil): self = .length(least: least, most: nil)
    case .repetition(let one, let least, let most) where most == nil || most == least:
      guard let set = Self.searched(one), least > 0 else { return nil }
      self = .contains(set, count: least)
    case .sequence(let nodes) where nodes.count == 2 && nodes[1] == .end:
      guard case .repetition(.set(let set), let least, let most) = nodes[0] else { return nil }
      if set == .any {
        self = .length(least: least, most: most)
      } else if least == 0, most == nil, !set.isNegated {
        self = .consists(set)
      } else {
        return nil
      }
    default:
      guard let set = Self.searched(node) else { return nil }
      self = .contains(set, count: 1)
    }
  }

  private init?(denying node: PatternNode) {
    if let set = Self.searched(node) {
      self = .excludes(set)
      return
    }
    guard case .sequence(let nodes) = node, nodes.count == 3, nodes[0] == .anything, nodes[1] == .capture(.any) else {
      return nil
    }
    switch nodes[2] {
    case .backReference(let group): self = .runs(upTo: 1, group: group)
    case .repetition(.backReference(let group), let least, let most) where least > 0 && (most == nil || most == least):
      self = .runs(upTo: least, group: group)
    default: return nil
    }
  }

  /// Returns the set of which the expression requires one character, after any characters or after characters that are
  /// not in the set; `nil` for any other expression.
  private static func searched(_ node: PatternNode) -> PatternSet? {
    guard case .sequence(let nodes) = node, nodes.count == 2, case .set(let set) = nodes[1],
      case .repetition(.set(let skipped), 0, nil) = nodes[0], skipped == .any || skipped == set.negated
    else { return nil }
    return set
  }
}
