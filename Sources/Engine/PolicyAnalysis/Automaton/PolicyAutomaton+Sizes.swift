import WatchwordPolicy

extension PolicyAutomaton {
  /// The greatest amount of work per character with an automaton that measures passwords; more would take many seconds.
  private static let maximumWork = 400_000
  /// The greatest number of states of such an automaton; each takes a step for every character.
  private static let maximumStates = 40_000

  /// Returns the automaton for policies without the rules that would make it too large, those rules, and the characters
  /// of the automaton.
  ///
  /// A length in UTF-16 code units or bytes multiplies the states by its maximum. If that makes the automaton large,
  /// the characters that count as more than one unit are left out; all others count alike in every unit.
  static func quickest(for policies: [PasswordPolicy], over alphabet: Alphabet, limit: Int) -> (
    excluded: [PasswordRule], automaton: PolicyAutomaton?, alphabet: Alphabet
  ) {
    func whole(over alphabet: Alphabet) -> (excluded: [PasswordRule], automaton: PolicyAutomaton?, alphabet: Alphabet) {
      let (excluded, automaton) = Self.largest(for: policies, over: alphabet, limit: limit)
      return (excluded, automaton, alphabet)
    }
    let constraints = policies.map { CharacterConstraints($0, over: alphabet) }
    let weightedLengths = constraints.flatMap { $0.weightedLengths }
    guard !weightedLengths.isEmpty else { return whole(over: alphabet) }
    do throws(AutomatonFailure) {
      let automaton = try PolicyAutomaton(constraints, over: alphabet, limit: min(limit, maximumStates))
      if automaton.table.work <= maximumWork { return ([], automaton, alphabet) }
    } catch {
      guard error == .tooManyStates else { return whole(over: alphabet) }
    }
    let small = alphabet.characters.indices.filter { index in weightedLengths.allSatisfy { $0.sizes[index] == 1 } }
    return whole(over: Alphabet(small.map { alphabet.characters[$0] }))
  }
}

extension TransitionTable {
  /// The approximate number of additions for each character of a password.
  fileprivate var work: Int {
    let turns = transitions.indices.dropFirst().count { transitions[$0].target != transitions[$0 - 1].target }
    return stateCount + turns + 2 * corrections.count
  }
}
