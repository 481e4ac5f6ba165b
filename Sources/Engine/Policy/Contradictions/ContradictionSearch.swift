import WatchwordDiagnostics

/// A search for the rules of a policy that exclude each other, and the reasons.
struct ContradictionSearch {
  private let rules: [RuleDemand?]
  private var demands: PolicyDemands

  init(_ rules: [RuleDemand?]) {
    self.rules = rules
    demands = PolicyDemands(rules)
  }

  /// Returns all contradictions; each assumes that the first rule of every earlier one has been changed.
  mutating func contradictions() -> [Contradiction] {
    var found: [Contradiction] = []
    // The relevant rules, in the order in which the search tries to leave them out. Lengths come last, because they
    // explain a contradiction best; lists come just before them.
    var places = rules.indices.filter { rules[$0] != nil }
      .ordered(byNumber: { rules[$0]?.rank ?? 0 })
    for universe in [PolicyDemands.Universe.unicode, .ascii] {
      while !demands.canBeMet(places, in: universe), demands.budget > 0 {
        let contradiction = contradiction(among: core(of: places, in: universe), in: universe)
        guard let culprit = contradiction.ruleIndices.first else { break }
        found.append(contradiction)
        places.removeAll { $0 == culprit }
      }
    }
    return found
  }

  /// Returns the indices of a minimal set of rules: without any one of them, there is no contradiction.
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
    // The empty password meets rules that require no character.
    if !rules.contains(where: { $0?.asksForCharacters ?? false }) { scope = .allButTheEmptyPassword }
    return Contradiction(ruleIndices: parts.inOrder, scope: scope, reason: reason(of: parts, core, in: universe))
  }

  private mutating func reason(of parts: CoreRules, _ core: [Int], in universe: PolicyDemands.Universe) -> String {
    let bounds = PolicyBounds(rules, core)
    let room = bounds.maximum
    if parts.asksForNothing {
      if parts.lengths.isEmpty { return "every character that is allowed is also forbidden" }
      return parts.crossedLengths(in: rules)
    }
    if !parts.repetitions.isEmpty, bounds.repetition == nil {
      return "too few characters can be used for \(Self.characters(max(1, parts.leastLength(in: rules, bounds)))) if "
        + (bounds.occurrences.map { "the same character may occur at most \(Self.times($0))" }
          ?? "at most \(bounds.classRun ?? 0) of one kind may occur in a row")
    }
    if let repetition = bounds.repetition, !parts.repetitions.isEmpty {
      let times = Self.times(repetition)
      if demands.usableCharacters(core, in: universe) == 1 {
        return "only one character can be used, at most \(times) in a row, but \(parts.leastLength(in: rules, bounds)) "
          + "characters are required"
      }
      return "the characters that the rules require do not fit into \(Self.characters(room)) if the same character may "
        + "occur at most \(times) in a row"
    }
    if !parts.distinct.isEmpty {
      if !parts.counts.isEmpty || !parts.classes.isEmpty {
        return "the characters that the rules require do not fit into \(Self.characters(room)) of which "
          + "\(bounds.distinct) are different"
      }
      let most = parts.lengths.isEmpty ? demands.usableCharacters(core, in: universe) : room
      return "\(bounds.distinct) different characters are required, but "
        + (parts.lengths.isEmpty ? "only \(most) can be used" : "the maximum length is \(most)")
    }
    if !parts.lengths.isEmpty {
      let least = demands.leastLength(core, in: universe)
      return "the rules on characters require " + (least.map { "at least \(Self.characters($0))" } ?? "more characters")
        + ", but the maximum length is \(room)"
    }
    return unusable(parts, core, in: universe)
  }

  /// Returns the reason if a rule requires characters that others exclude.
  private func unusable(_ parts: CoreRules, _ core: [Int], in universe: PolicyDemands.Universe) -> String {
    for place in parts.counts {
      guard case .count(let rule)? = rules[place] else { continue }
      let required =
        rule.minimum == 1
        ? "1 character of the class \(rule.id) is" : "\(rule.minimum) characters of the class \(rule.id) are"
      return required + " required, but every such character is "
        + (parts.allowed.isEmpty ? "forbidden" : "forbidden or not among the allowed ones")
    }
    for place in parts.classes {
      guard case .classes(let rule)? = rules[place] else { continue }
      let usable = demands.usableClasses(of: rule, core, in: universe)
      return "characters of \(rule.minimum) classes are required, but "
        + (usable == 0 ? "none of the classes can be used" : "only \(usable) of the classes can be used")
    }
    if !parts.words.isEmpty {
      return "\(bounds(of: parts.words).words) words are required, but no characters are left for them or between them"
    }
    return "the rules exclude each other"
  }

  private func bounds(of places: [Int]) -> PolicyBounds { PolicyBounds(rules, places) }

  private static func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  private static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
