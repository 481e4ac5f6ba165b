import WatchwordBasics
package import WatchwordPolicy

/// Counts the passwords that a policy accepts.
package struct PolicyCounter: Sendable {
  private let policy: PasswordPolicy
  private let alphabet: Alphabet
  private let commonPasswords: CommonPasswords
  private let stateLimit: Int

  /// The greatest length that is counted by default where a policy sets no maximum.
  package static let defaultMaximumLength = 64
  /// The greatest length that can be counted; the numbers of longer passwords have thousands of digits.
  package static let maximumLength = 1024

  /// The default limit on an automaton's states; building one of that size takes several seconds and several hundred
  /// megabytes.
  package static let defaultStateLimit = PolicyAutomaton.stateLimit

  /// Creates a counter of the passwords over `alphabet` that `policy` accepts. Rules that need an automaton of more
  /// than `stateLimit` states are left out, which turns the numbers into bounds.
  package init(
    _ policy: PasswordPolicy, over alphabet: Alphabet = .printableASCII, commonPasswords: CommonPasswords = .embedded,
    stateLimit: Int = defaultStateLimit
  ) {
    self.policy = policy
    self.alphabet = alphabet
    self.commonPasswords = commonPasswords
    self.stateLimit = stateLimit
  }

  /// Counts the passwords of up to `end` characters, or up to the maximum of the policy if that is smaller. If the
  /// minimum of the policy is greater, counts only passwords of that length.
  ///
  /// Passwords of more than ``maximumLength`` characters are not counted. Calls `onLength` with each completed length
  /// and the last length.
  package func count(to end: Int = defaultMaximumLength, onLength: (Int, Int) -> Void = { _, _ in }) -> PolicyCount {
    let constraints = CharacterConstraints(policy, over: alphabet)
    let wanted = min(max(end, constraints.lengths.minimum), Self.maximumLength)
    let last = min(constraints.lengths.maximum ?? wanted, wanted)
    let lengths = constraints.lengths.minimum <= last && last >= 0 ? constraints.lengths.minimum...last : nil
    let (excluded, automaton) = PolicyAutomaton.largest(for: [policy], over: alphabet, limit: stateLimit)
    var counts: [(length: Int, count: CountRange)] = []
    if let lengths, let automaton {
      let rejected = excluded.map { rejections(by: $0, to: last) }
      let personal = Self.personalRejections(by: constraints.undecidedRules)
      let listed = CommonPasswordCount(automaton, constraints.undecidedRules, commonPasswords, lengths: lengths)
      let accepted = automaton.counts(to: last, of: 0) { onLength($0, last) }
      for (length, count) in zip(0...last, accepted) where lengths.contains(length) {
        let common = listed.count(ofLength: length)
        // Some listed passwords may be among those that the other rules reject.
        let upperBound = excluded.isEmpty ? count - common.lowerBound : count
        let lost = rejected.reduce(common.upperBound + (personal ?? count)) { $0 + $1[length] }
        counts.append((length, CountRange(lowerBound: count - lost, upperBound: upperBound)))
      }
    }
    return PolicyCount(
      alphabet: alphabet, lengths: counts, bounds: bounds(constraints, excluded),
      isCutOff: (constraints.lengths.maximum ?? .max) > last)
  }

  private func bounds(_ constraints: CharacterConstraints, _ excluded: [PasswordRule]) -> [PolicyCount.Bound] {
    policy.rules.compactMap { rule in
      if constraints.undecidedRules.contains(rule) {
        return Self.reason(ofLeaving: rule).map { PolicyCount.Bound(rule: rule, reason: $0) }
      }
      return excluded.contains(rule) ? PolicyCount.Bound(rule: rule, reason: .tooManyStates) : nil
    }
  }

  /// Returns the reason why a rule that is set aside turns the count into a bound; `nil` if it does not.
  private static func reason(ofLeaving rule: PasswordRule) -> PolicyCount.Bound.Reason? {
    if case .commonPasswords(let withVariants) = rule.automaton { return withVariants ? .notCounted : nil }
    return isJudgedOutside(rule) ? .judgedOutside : .dependsOnPerson
  }

  /// Whether the requirement of the rule is checked by functions of the app, so that its effect on the count is
  /// unknown.
  private static func isJudgedOutside(_ rule: PasswordRule) -> Bool {
    rule.effect == .unknown || rule.needs.contains { $0 == .breachedPasswords || $0 == .strengthScore }
  }

  /// Returns the greatest number of passwords, of any length, that the rules set aside reject; `nil` if they could
  /// reject all passwords. Listed passwords are counted separately.
  private static func personalRejections(by rules: [PasswordRule]) -> Natural? {
    var sum = Natural()
    for rule in rules {
      switch rule.automaton {
      case .undecided(let rejecting?, _): sum += Natural(clamping: rejecting)
      case .undecided, .commonPasswords(andVariants: true): return nil
      default: break
      }
    }
    return sum
  }

  /// Returns an upper bound for the passwords of permitted characters that one rule rejects, by length.
  private func rejections(by rule: PasswordRule, to end: Int) -> [Natural] {
    func counts(with includes: (PasswordRule) -> Bool) -> [Natural]? {
      let constraints = CharacterConstraints(policy, over: alphabet, including: includes)
      return try? PolicyAutomaton([constraints], over: alphabet, limit: stateLimit).counts(to: end, of: 0)
    }
    let permits = CharacterConstraints(policy, over: alphabet) { RuleCost.limitsCharacters($0) }.permits
    let characters = zip(alphabet.characters, permits).filter { $0.1 }.map { $0.0 }
    if case .bounded(let passwords) = rule.automaton,
      let bound = RejectionBound(passwords, over: characters).counts(to: end)
    {
      return bound
    }
    let permitted = counts { RuleCost.limitsCharacters($0) } ?? []
    let accepted = counts { RuleCost.limitsCharacters($0) || $0 == rule }
    return permitted.indices.map { permitted[$0] - (accepted?[$0] ?? 0) }
  }
}
