import WatchwordBasics

/// The rules of a contradiction, grouped by their effect; each is given by its index in the policy.
struct CoreRules {
  private(set) var lengths: [Int] = []
  private(set) var counts: [Int] = []
  private(set) var classes: [Int] = []
  private(set) var distinct: [Int] = []
  private(set) var repetitions: [Int] = []
  private(set) var words: [Int] = []
  private(set) var forbidden: [Int] = []
  private(set) var allowed: [Int] = []

  init(_ rules: [RuleConstraint?], _ core: [Int]) {
    for index in core.stablySorted(byNumber: { $0 }) {
      switch rules[index] {
      case .length: lengths.append(index)
      case .count: counts.append(index)
      case .classes: classes.append(index)
      case .distinct: distinct.append(index)
      case .repetition, .occurrences, .classRun: repetitions.append(index)
      case .words: words.append(index)
      case .forbidden: forbidden.append(index)
      case .allowed: allowed.append(index)
      case nil: break
      }
    }
    // The rule with the greatest minimum comes first.
    lengths = lengths.stablySorted(byNumber: { -Self.minimum(rules[$0]) })
  }

  var inOrder: [Int] { repetitions + counts + classes + words + distinct + lengths + allowed + forbidden }

  /// Whether all the rules are lengths and lists of characters.
  var hasOnlyLengthsAndLists: Bool {
    repetitions.isEmpty && counts.isEmpty && classes.isEmpty && distinct.isEmpty && words.isEmpty
  }

  private static func minimum(_ constraint: RuleConstraint?) -> Int {
    if case .length(let rule)? = constraint { return rule.minimum ?? 0 }
    return 0
  }

  /// Returns the minimum number of characters that the rules require, or the minimum length if that is greater.
  func minimumLength(in rules: [RuleConstraint?], _ bounds: PolicyBounds) -> Int {
    var minimum = max(bounds.minimum, bounds.distinct)
    for index in counts { if case .count(let rule)? = rules[index] { minimum = max(minimum, rule.minimum) } }
    return minimum
  }

  func crossedLengths(in rules: [RuleConstraint?]) -> String {
    var minimumRule: LengthRule?
    var maximumRule: LengthRule?
    for index in lengths {
      guard case .length(let rule)? = rules[index] else { continue }
      if minimumRule == nil, rule.minimum != nil { minimumRule = rule }
      if let maximum = rule.maximum, maximum < maximumRule?.maximum ?? .max { maximumRule = rule }
    }
    guard let minimumRule, let maximumRule, let minimum = minimumRule.minimum, let maximum = maximumRule.maximum else {
      return "the maximum length leaves no room for any character"
    }
    let isOneUnit = minimumRule.unit == maximumRule.unit
    return "the minimum length (\(isOneUnit ? "\(minimum)" : minimumRule.unit.amount(minimum))) is greater than the "
      + "maximum length (\(isOneUnit ? "\(maximum)" : maximumRule.unit.amount(maximum)))"
  }
}

extension CharacterUnit {
  /// Returns the count with the name of the unit, for a message.
  fileprivate func amount(_ count: Int) -> String {
    let plural = count == 1 ? "" : "s"
    return switch self {
    case .codePoint: "\(count) character\(plural)"
    case .utf8: "\(count) byte\(plural)"
    case .utf16: "\(count) UTF-16 code unit\(plural)"
    case .grapheme: "\(count) grapheme cluster\(plural)"
    }
  }
}
