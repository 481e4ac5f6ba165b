package import WatchwordPolicy

/// The change in accepted passwords when one policy replaces another.
///
/// Rules that cannot be decided from the characters alone, such as lists and the user's own words, are set aside when
/// passwords are counted. Examples are checked against all rules as far as these can be evaluated.
package struct PolicyDifference: Sendable {
  /// A password that the old policy accepts and the new one rejects.
  package let onlyOld: Witness
  /// A password that the new policy accepts and the old one rejects.
  package let onlyNew: Witness
  /// The share of the old policy's passwords that the new one also accepts, from 0 to 1, up to the compared length;
  /// `nil` if there is no such password, or if the automaton would take too much memory.
  package let share: Double?
  /// The same share by length, in ascending order. Almost all of a policy's passwords have the greatest length, so they
  /// dominate ``share``.
  package let shares: [LengthShare]
  /// The greatest length that was compared, in characters.
  package let end: Int
  /// The characters over which passwords were compared.
  package let alphabet: Alphabet
  /// The rules that were set aside, because they cannot be decided from the characters alone or because they would take
  /// too much memory.
  package let excludedRules: [PasswordRule]
  /// Those of ``excludedRules`` that would take too much memory. If there is one, there are no shares.
  package let largeRules: [PasswordRule]

  /// The share of the passwords of one length that are still accepted.
  package struct LengthShare: Hashable, Sendable {
    /// The length in characters.
    package let length: Int
    /// The share, from 0 to 1.
    package let share: Double
  }

  /// An example password, or the reason why there is none.
  package enum Witness: Hashable, Sendable {
    /// An example.
    case password(String)
    /// It is proven that no such password exists.
    case none
    /// No password was found, with the reason why one could still exist.
    case unknown(Reason)

    /// Why it is unknown whether a password exists.
    package enum Reason: Hashable, Sendable {
      /// These rules were set aside.
      case excludedRules([PasswordRule])
      /// Passwords of more characters were not compared.
      case longerThan(Int)
      /// The search would take too much memory.
      case tooLarge
      /// Characters that count as more than one unit of a length, such as emoji in UTF-16, were only tried in examples.
      case largeCharacters
    }
  }

  /// Compares two policies over the printable ASCII characters and a character of every other kind that they
  /// distinguish, up to `end` characters or as far as the policies allow. Characters that count as more than one unit
  /// of a length are left out if they would make the comparison slow.
  ///
  /// Passwords of more than ``PolicyCounter/maximumLength`` characters are not compared, even if `end` or a minimum
  /// length is greater. Calls `onLength` with each completed length and the last length. An automaton has at most
  /// `stateLimit` states; rules that need more are set aside. Common passwords are tried as examples unless
  /// `triesCommonPasswords` is false, which is faster.
  package init(
    from old: PasswordPolicy, to new: PasswordPolicy, upTo end: Int = PolicyCounter.defaultMaximumLength,
    in context: AssessmentContext = AssessmentContext(), stateLimit: Int = PolicyCounter.defaultStateLimit,
    triesCommonPasswords: Bool = true, onLength: (Int, Int) -> Void = { _, _ in }
  ) {
    self.init(
      from: old, to: new, over: .distinguishing([old, new]), upTo: end, in: context, stateLimit: stateLimit,
      triesCommonPasswords: triesCommonPasswords, onLength: onLength)
  }

  init(
    from old: PasswordPolicy, to new: PasswordPolicy, over alphabet: Alphabet, upTo end: Int,
    in context: AssessmentContext, stateLimit: Int = PolicyAutomaton.stateLimit,
    triesCommonPasswords: Bool = true, onLength: (Int, Int) -> Void = { _, _ in }
  ) {
    let policies = [old, new]
    let (excluded, automaton, known) = PolicyAutomaton.quickest(for: policies, over: alphabet, limit: stateLimit)
    self.alphabet = known
    let large = alphabet.characters.filter { !known.characters.contains($0) }
    var excludedRules: [PasswordRule] = excluded
    for policy in policies {
      for rule in CharacterConstraints(policy, over: alphabet).undecidedRules where !excludedRules.contains(rule) {
        excludedRules.append(rule)
      }
    }
    (self.excludedRules, largeRules) = (excludedRules, excluded)
    guard let automaton else {
      (onlyOld, onlyNew) = (.unknown(.tooLarge), .unknown(.tooLarge))
      (share, shares, self.end) = (nil, [], 0)
      return
    }
    var comparison = Comparison(automaton, policies, upTo: end, in: context)
    func witness(of one: Int, against other: Int) -> Witness {
      if policies[other].rules.allSatisfy({ policies[one].rules.contains($0) }) { return .none }
      // Only set-aside rules of the rejecting policy can reject further passwords that the other one accepts: those of
      // the accepting policy only exclude examples, and those of both policies make no difference.
      let doubtful = excludedRules.filter { policies[other].rules.contains($0) && !policies[one].rules.contains($0) }
      if let password = comparison.witness(of: one, against: other, orListed: !doubtful.isEmpty && triesCommonPasswords)
      {
        return .password(password)
      }
      if let password = comparison.witness(of: one, against: other, with: large) { return .password(password) }
      if !doubtful.isEmpty { return .unknown(.excludedRules(doubtful)) }
      if comparison.provesNone(of: one, against: other) { return large.isEmpty ? .none : .unknown(.largeCharacters) }
      // Examples were found, but set-aside rules of the accepting policy rejected them.
      let own = excludedRules.filter { policies[one].rules.contains($0) }
      if comparison.isIncluded(one, in: other) { return .unknown(.longerThan(comparison.end)) }
      return .unknown(own.isEmpty ? .tooLarge : .excludedRules(own))
    }
    onlyOld = witness(of: 0, against: 1)
    onlyNew = witness(of: 1, against: 0)
    self.end = comparison.end
    // Without the rules that would need too much memory, numbers would be wrong.
    guard excluded.isEmpty else {
      (share, shares) = (nil, [])
      return
    }
    let first = try? PolicyAutomaton([CharacterConstraints(old, over: known)], over: known, limit: stateLimit)
    let counts = ComparedCounts(automaton, first: first ?? automaton, upTo: comparison.end, onLength: onLength)
    (share, shares) = (counts.share, counts.shares)
  }
}
