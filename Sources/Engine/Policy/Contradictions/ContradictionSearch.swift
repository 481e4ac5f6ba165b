import WatchwordBasics

/// A search for the rules of a policy that exclude each other, and the reasons.
struct ContradictionSearch {
  private let rules: [RuleConstraint?]
  private var constraints: PolicyConstraints

  init(_ rules: [RuleConstraint?]) {
    self.rules = rules
    constraints = PolicyConstraints(rules)
  }

  /// Returns all contradictions. Each one assumes that the first rule of every preceding contradiction has been
  /// changed.
  mutating func contradictions() -> [Contradiction] {
    var found: [Contradiction] = []
    // The relevant rules, in the order in which the search tries to leave them out. Lengths come last, because they
    // give the clearest explanation of a contradiction; lists come just before them.
    var indices = rules.indices.filter { rules[$0] != nil }
      .stablySorted(byNumber: { rules[$0]?.rank ?? 0 })
    for universe in [PolicyConstraints.Universe.unicode, .ascii] {
      while !constraints.canBeMet(indices, in: universe), constraints.budget > 0 {
        let contradiction = contradiction(among: core(of: indices, in: universe), in: universe)
        guard let culprit = contradiction.ruleIndices.first else { break }
        found.append(contradiction)
        indices.removeAll { $0 == culprit }
      }
    }
    return found
  }

  /// Returns the indices of a minimal set of rules: without any one of them, there is no contradiction.
  private mutating func core(of indices: [Int], in universe: PolicyConstraints.Universe) -> [Int] {
    var core = indices
    for index in indices {
      let rest = core.filter { $0 != index }
      if !constraints.canBeMet(rest, in: universe) { core = rest }
    }
    return core
  }

  // MARK: - Reasons

  private mutating func contradiction(among core: [Int], in universe: PolicyConstraints.Universe) -> Contradiction {
    let parts = CoreRules(rules, core)
    var scope = universe == .ascii ? Contradiction.Scope.asciiPasswords : .allPasswords
    // The empty password meets rules that require no character.
    if !rules.contains(where: { $0?.requiresCharacters ?? false }) { scope = .allButTheEmptyPassword }
    return Contradiction(ruleIndices: parts.inOrder, scope: scope, reason: reason(of: parts, core, in: universe))
  }

  private mutating func reason(of parts: CoreRules, _ core: [Int], in universe: PolicyConstraints.Universe) -> String {
    let bounds = PolicyBounds(rules, core)
    let room = bounds.maximum
    if parts.hasOnlyLengthsAndLists {
      if parts.lengths.isEmpty { return "every character that is allowed is also forbidden" }
      return parts.crossedLengths(in: rules)
    }
    if !parts.repetitions.isEmpty, bounds.repetition == nil {
      return "too few characters can be used for \(Self.characters(max(1, parts.minimumLength(in: rules, bounds)))) if "
        + (bounds.occurrences.map { "the same character may occur at most \(Self.times($0))" }
          ?? "at most \(bounds.classRun ?? 0) of one kind may occur in a row")
    }
    if let repetition = bounds.repetition, !parts.repetitions.isEmpty {
      let times = Self.times(repetition)
      if constraints.usableCharacters(core, in: universe) == 1 {
        return "only one character can be used, at most \(times) in a row, but "
          + "\(parts.minimumLength(in: rules, bounds)) characters are required"
      }
      return "the characters that the rules require do not fit into \(Self.characters(room)) if the same character may "
        + "occur at most \(times) in a row"
    }
    if !parts.distinct.isEmpty {
      if !parts.counts.isEmpty || !parts.classes.isEmpty {
        return "the characters that the rules require do not fit into \(Self.characters(room)) of which "
          + "\(bounds.distinct) are different"
      }
      let maximum = parts.lengths.isEmpty ? constraints.usableCharacters(core, in: universe) : room
      return "\(bounds.distinct) different characters are required, but "
        + (parts.lengths.isEmpty ? "only \(maximum) can be used" : "the maximum length is \(maximum)")
    }
    if !parts.lengths.isEmpty {
      let minimum = constraints.minimumLength(core, in: universe)
      return "the rules on characters require "
        + (minimum.map { "at least \(Self.characters($0))" } ?? "more characters")
        + ", but the maximum length is \(room)"
    }
    return unusable(parts, core, in: universe)
  }

  /// Returns the reason for a contradiction in which a rule requires characters that other rules exclude.
  private func unusable(_ parts: CoreRules, _ core: [Int], in universe: PolicyConstraints.Universe) -> String {
    for index in parts.counts {
      guard case .count(let rule)? = rules[index] else { continue }
      let required =
        rule.minimum == 1
        ? "1 character of the class \(rule.id) is" : "\(rule.minimum) characters of the class \(rule.id) are"
      return required + " required, but every such character is "
        + (parts.allowed.isEmpty ? "forbidden" : "forbidden or not among the allowed ones")
    }
    for index in parts.classes {
      guard case .classes(let rule)? = rules[index] else { continue }
      let usable = constraints.usableClasses(of: rule, core, in: universe)
      return "characters of \(rule.minimum) classes are required, but "
        + (usable == 0 ? "none of the classes can be used" : "only \(usable) of the classes can be used")
    }
    if !parts.words.isEmpty {
      return "\(bounds(of: parts.words).words) words are required, but no characters are left for them or between them"
    }
    return "the rules exclude each other"
  }

  private func bounds(of indices: [Int]) -> PolicyBounds { PolicyBounds(rules, indices) }

  private static func times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  private static func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
