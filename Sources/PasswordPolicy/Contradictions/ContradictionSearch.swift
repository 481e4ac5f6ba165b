import Diagnostics

/// Finds the rules of a policy that exclude each other, and says why they do.
struct ContradictionSearch {
  private let rules: [PasswordRule]
  private var demands: PolicyDemands

  init(_ rules: [PasswordRule]) {
    self.rules = rules
    demands = PolicyDemands(rules)
  }

  /// All contradictions that are left when the first rule of each one before is changed.
  mutating func contradictions() -> [Contradiction] {
    var found: [Contradiction] = []
    // The rules that matter, in the order in which they are tried for being left out: what remains is told best by
    // lengths, then by lists.
    var places = rules.indices.filter { rules[$0].contradictionRank != nil }
      .inOrder { (rules[$0].contradictionRank ?? 0) < (rules[$1].contradictionRank ?? 0) }
    for universe in [PolicyDemands.Universe.unicode, .ascii] {
      while !demands.canBeMet(places, in: universe), demands.budget > 0 {
        let contradiction = contradiction(among: core(of: places, in: universe), in: universe)
        guard let culprit = contradiction.rules.first else { break }
        found.append(contradiction)
        places.removeAll { $0 == culprit }
      }
    }
    return found
  }

  /// The places that are left when no rule can be left out without ending the contradiction.
  private mutating func core(of places: [Int], in universe: PolicyDemands.Universe) -> [Int] {
    var core = places
    for place in places {
      let rest = core.filter { $0 != place }
      if !demands.canBeMet(rest, in: universe) { core = rest }
    }
    return core
  }

  // MARK: - Reasons

  private mutating func contradiction(among core: [Int], in universe: PolicyDemands.Universe) -> Contradiction {
    let parts = CoreRules(rules, core)
    var scope = universe == .ascii ? Contradiction.Scope.asciiPasswords : .allPasswords
    // The empty password meets what asks for no character.
    if !rules.contains(where: { $0.asksForCharacters }) { scope = .allButTheEmptyPassword }
    return Contradiction(rules: parts.inOrder, scope: scope, reason: reason(of: parts, core, in: universe))
  }

  private mutating func reason(of parts: CoreRules, _ core: [Int], in universe: PolicyDemands.Universe) -> String {
    let bounds = PolicyBounds(rules, core)
    let room = bounds.maximum
    if parts.asksForNothing {
      if parts.lengths.isEmpty { return "every character that is allowed is also forbidden" }
      return parts.crossedLengths(in: rules)
    }
    if let repetition = bounds.repetition, !parts.repetitions.isEmpty {
      let times = repetition == 1 ? "1 time" : "\(repetition) times"
      if demands.usableCharacters(core, in: universe) == 1 {
        return "only one character can be used, at most \(times) in a row, but \(parts.leastLength(in: rules, bounds)) "
          + "characters are required"
      }
      return "the characters that the rules ask for do not fit into \(Self.characters(room)) if the same character may "
        + "stand at most \(times) in a row"
    }
    if !parts.distinct.isEmpty {
      if !parts.counts.isEmpty || !parts.classes.isEmpty {
        return "the characters that the rules ask for do not fit into \(Self.characters(room)) of which "
          + "\(bounds.distinct) are different"
      }
      let most = parts.lengths.isEmpty ? demands.usableCharacters(core, in: universe) : room
      return "\(bounds.distinct) different characters are required, but "
        + (parts.lengths.isEmpty ? "only \(most) can be used" : "the maximum length is \(most)")
    }
    if !parts.lengths.isEmpty {
      let least = demands.leastLength(core, in: universe)
      return "the rules on characters need " + (least.map { "at least \(Self.characters($0))" } ?? "more characters")
        + ", but the maximum length is \(room)"
    }
    return unusable(parts, core, in: universe)
  }

  /// What one rule asks for and others leave nothing of.
  private func unusable(_ parts: CoreRules, _ core: [Int], in universe: PolicyDemands.Universe) -> String {
    for place in parts.counts {
      guard case .characterCount(let rule) = rules[place] else { continue }
      let required =
        rule.minimum == 1
        ? "1 character of the class \(rule.id) is" : "\(rule.minimum) characters of the class \(rule.id) are"
      return required + " required, but every such character is "
        + (parts.allowed.isEmpty ? "forbidden" : "forbidden or not among the allowed ones")
    }
    for place in parts.classes {
      guard case .classes(let rule) = rules[place] else { continue }
      let usable = demands.usableClasses(of: rule, core, in: universe)
      return "characters of \(rule.minimum) classes are required, but "
        + (usable == 0 ? "none of them can be used" : "only those of \(usable) can be used")
    }
    return "the rules exclude each other"
  }

  private static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}

/// The rules of a contradiction by what they do, each as its place in the policy.
private struct CoreRules {
  private(set) var lengths: [Int] = []
  private(set) var counts: [Int] = []
  private(set) var classes: [Int] = []
  private(set) var distinct: [Int] = []
  private(set) var repetitions: [Int] = []
  private(set) var forbidden: [Int] = []
  private(set) var allowed: [Int] = []

  init(_ rules: [PasswordRule], _ core: [Int]) {
    for place in core.sorted() {
      switch rules[place] {
      case .length: lengths.append(place)
      case .characterCount: counts.append(place)
      case .classes: classes.append(place)
      case .distinctCharacters: distinct.append(place)
      case .repetition: repetitions.append(place)
      case .forbiddenCharacters: forbidden.append(place)
      case .allowedCharacters: allowed.append(place)
      default: break
      }
    }
    // The rule with the greatest minimum comes first.
    lengths = lengths.inOrder { Self.minimum(rules[$0]) > Self.minimum(rules[$1]) }
  }

  var inOrder: [Int] { repetitions + counts + classes + distinct + lengths + allowed + forbidden }

  /// Whether only lengths and lists are concerned.
  var asksForNothing: Bool { repetitions.isEmpty && counts.isEmpty && classes.isEmpty && distinct.isEmpty }

  private static func minimum(_ rule: PasswordRule) -> Int {
    if case .length(let rule) = rule { return rule.minimum ?? 0 }
    return 0
  }

  /// What the rules with characters ask for at least, or the minimum length where that is more.
  func leastLength(in rules: [PasswordRule], _ bounds: PolicyBounds) -> Int {
    var least = max(bounds.minimum, bounds.distinct)
    for place in counts { if case .characterCount(let rule) = rules[place] { least = max(least, rule.minimum) } }
    return least
  }

  func crossedLengths(in rules: [PasswordRule]) -> String {
    var least: LengthRule?
    var most: LengthRule?
    for place in lengths {
      guard case .length(let rule) = rules[place] else { continue }
      if least == nil, rule.minimum != nil { least = rule }
      if let maximum = rule.maximum, maximum < most?.maximum ?? .max { most = rule }
    }
    guard let least, let most, let minimum = least.minimum, let maximum = most.maximum else {
      return "the maximum length leaves room for no character"
    }
    let isOneUnit = least.unit == most.unit
    return "the minimum length (\(isOneUnit ? "\(minimum)" : least.unit.amount(minimum))) is greater than the maximum "
      + "length (\(isOneUnit ? "\(maximum)" : most.unit.amount(maximum)))"
  }
}

extension PasswordRule {
  /// The order in which rules are tried for being left out of a contradiction; nothing where a rule never makes one.
  fileprivate var contradictionRank: Int? {
    switch self {
    case .repetition: 0
    case .distinctCharacters: 1
    case .classes: 2
    case .characterCount: 3
    case .forbiddenCharacters: 4
    case .allowedCharacters: 5
    case .length: 6
    default: nil
    }
  }

  /// Whether the empty password fails the rule.
  fileprivate var asksForCharacters: Bool {
    switch self {
    case .length(let rule): (rule.minimum ?? 0) > 0
    case .characterCount(let rule): rule.minimum > 0
    case .classes(let rule): rule.minimum > 0
    case .distinctCharacters(let rule): rule.minimum > 0
    default: false
    }
  }
}

extension CharacterUnit {
  /// So many units, in words for a message.
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
