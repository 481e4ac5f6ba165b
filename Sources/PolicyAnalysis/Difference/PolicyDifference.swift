package import WatchwordPolicy

/// What changes for passwords when one policy replaces another.
///
/// Rules that characters alone do not decide, such as lists and the user's own words, are left aside when passwords are
/// counted. Examples are judged by all rules as far as they can be judged.
package struct PolicyDifference: Sendable {
  /// A password that the old policy accepts and the new one rejects.
  package let onlyOld: Witness
  /// A password that the new policy accepts and the old one rejects.
  package let onlyNew: Witness
  /// The part of the old policy's passwords that the new one accepts too, from 0 to 1, up to the length that was looked
  /// at; `nil` if there is no such password, or if the machine would take too much memory.
  package let share: Double?
  /// The same by length, in order; almost all of a policy's passwords have the greatest length, so ``share`` is mostly
  /// theirs.
  package let shares: [LengthShare]
  /// The greatest length that was looked at, in characters.
  package let end: Int
  /// The characters over which passwords were compared.
  package let alphabet: Alphabet
  /// The rules that were left aside, because characters alone do not decide them or because they would take too much
  /// memory.
  package let aside: [PasswordRule]

  /// The part of the passwords of one length that are still accepted, from 0 to 1.
  package struct LengthShare: Hashable, Sendable {
    /// The length in characters.
    package let length: Int
    /// The part.
    package let share: Double
  }

  /// A password as an example, or why there is none.
  package enum Witness: Hashable, Sendable {
    /// This password.
    case password(String)
    /// It is proved that there is none.
    case none
    /// None was found, and this is why there could be one.
    case unknown(Reason)

    /// Why it is not known whether there is a password.
    package enum Reason: Hashable, Sendable {
      /// These rules were left aside.
      case aside([PasswordRule])
      /// Passwords of more characters were not looked at.
      case longerThan(Int)
      /// To look for one would take too much memory.
      case tooLarge
      /// Characters that are more than one in the unit of a length, such as emoji in UTF-16, were only tried in examples.
      case largeCharacters
    }
  }

  /// Compares two policies over the printable characters of ASCII and a character of every kind that they tell apart, up
  /// to `end` characters or as far as the policies allow. Characters that are more than one in the unit of a length are
  /// left out if the comparison would take long with them.
  ///
  /// `end` and the minimum lengths of the policies count up to ``PolicyCounter/greatestEnd``. `onLength` is called with
  /// each length that is done and with the last one. An automaton has at most `stateLimit` states; rules that need more
  /// are left aside. Common passwords are tried as examples unless `triesCommonPasswords` is false, which is quicker.
  package init(
    from old: PasswordPolicy, to new: PasswordPolicy, upTo end: Int = PolicyCounter.usualEnd,
    in context: AssessmentContext = AssessmentContext(), stateLimit: Int = PolicyCounter.usualStateLimit,
    triesCommonPasswords: Bool = true, onLength: (Int, Int) -> Void = { _, _ in }
  ) {
    self.init(
      from: old, to: new, over: .tellingApart([old, new]), upTo: end, in: context, stateLimit: stateLimit,
      triesCommonPasswords: triesCommonPasswords, onLength: onLength)
  }

  init(
    from old: PasswordPolicy, to new: PasswordPolicy, over alphabet: Alphabet, upTo end: Int,
    in context: AssessmentContext, stateLimit: Int = MachineRoom.stateLimit,
    triesCommonPasswords: Bool = true, onLength: (Int, Int) -> Void = { _, _ in }
  ) {
    let policies = [old, new]
    let (left, room, known) = MachineRoom.quickest(for: policies, over: alphabet, limit: stateLimit)
    self.alphabet = known
    let large = alphabet.characters.filter { !known.characters.contains($0) }
    var aside: [PasswordRule] = left
    for policy in policies {
      for rule in PolicyTraits(policy, over: alphabet).aside where !aside.contains(rule) { aside.append(rule) }
    }
    self.aside = aside
    guard let room else {
      (onlyOld, onlyNew) = (.unknown(.tooLarge), .unknown(.tooLarge))
      (share, shares, self.end) = (nil, [], 0)
      return
    }
    let comparison = Comparison(room, policies, upTo: end, in: context, onLength: onLength)
    func witness(of one: Int, against other: Int) -> Witness {
      if policies[other].rules.allSatisfy({ policies[one].rules.contains($0) }) { return .none }
      // A rule of the policy that accepts only leaves fewer passwords, and what both ask makes no difference.
      let doubtful = aside.filter { policies[other].rules.contains($0) && !policies[one].rules.contains($0) }
      if let password = comparison.witness(of: one, against: other, orListed: !doubtful.isEmpty && triesCommonPasswords)
      {
        return .password(password)
      }
      if let password = comparison.witness(of: one, against: other, with: large) { return .password(password) }
      if !doubtful.isEmpty { return .unknown(.aside(doubtful)) }
      if comparison.provesNone(of: one, against: other) { return large.isEmpty ? .none : .unknown(.largeCharacters) }
      // Examples were found, but rules of the accepting policy that are left aside rejected them.
      let own = aside.filter { policies[one].rules.contains($0) }
      if comparison.isIncluded(one) { return .unknown(.longerThan(comparison.end)) }
      return .unknown(own.isEmpty ? .tooLarge : .aside(own))
    }
    onlyOld = witness(of: 0, against: 1)
    onlyNew = witness(of: 1, against: 0)
    self.end = comparison.end
    share = left.isEmpty ? comparison.share : nil
    shares = left.isEmpty ? comparison.shares : []
  }
}
