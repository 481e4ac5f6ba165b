import WatchwordDiagnostics

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

  init(_ rules: [RuleDemand?], _ core: [Int]) {
    for place in core.ordered(byNumber: { $0 }) {
      switch rules[place] {
      case .length: lengths.append(place)
      case .count: counts.append(place)
      case .classes: classes.append(place)
      case .distinct: distinct.append(place)
      case .repetition, .occurrences, .classRun: repetitions.append(place)
      case .words: words.append(place)
      case .forbidden: forbidden.append(place)
      case .allowed: allowed.append(place)
      case nil: break
      }
    }
    // The rule with the greatest minimum comes first.
    lengths = lengths.ordered(byNumber: { -Self.minimum(rules[$0]) })
  }

  var inOrder: [Int] { repetitions + counts + classes + words + distinct + lengths + allowed + forbidden }

  /// Whether there are only lengths and lists.
  var asksForNothing: Bool {
    repetitions.isEmpty && counts.isEmpty && classes.isEmpty && distinct.isEmpty && words.isEmpty
  }

  private static func minimum(_ demand: RuleDemand?) -> Int {
    if case .length(let rule)? = demand { return rule.minimum ?? 0 }
    return 0
  }

  /// Returns the minimum number of characters that the rules require, or the minimum length if that is greater.
  func leastLength(in rules: [RuleDemand?], _ bounds: PolicyBounds) -> Int {
    var least = max(bounds.minimum, bounds.distinct)
    for place in counts { if case .count(let rule)? = rules[place] { least = max(least, rule.minimum) } }
    return least
  }

  func crossedLengths(in rules: [RuleDemand?]) -> String {
    var least: LengthRule?
    var most: LengthRule?
    for place in lengths {
      guard case .length(let rule)? = rules[place] else { continue }
      if least == nil, rule.minimum != nil { least = rule }
      if let maximum = rule.maximum, maximum < most?.maximum ?? .max { most = rule }
    }
    guard let least, let most, let minimum = least.minimum, let maximum = most.maximum else {
      return "the maximum length leaves no room for any character"
    }
    let isOneUnit = least.unit == most.unit
    return "the minimum length (\(isOneUnit ? "\(minimum)" : least.unit.amount(minimum))) is greater than the maximum "
      + "length (\(isOneUnit ? "\(maximum)" : most.unit.amount(maximum)))"
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
