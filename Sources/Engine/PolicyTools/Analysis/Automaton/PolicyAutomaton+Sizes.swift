import WatchwordBasics
import WatchwordPolicy

extension PolicyAutomaton {
  /// The greatest number of additions per character for an automaton that compares policies by all characters, if no
  /// states were merged. With more, the characters of several units hardly change the numbers, but take time.
  private static let maximumWork = 400_000
  /// The greatest number of states of such an automaton, likewise.
  private static let maximumStates = 40_000

  /// Returns the automaton for policies without the rules that would make it too large, those rules, and the
  /// automaton's alphabet.
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
      let (states, additions) = automaton.work
      if states <= maximumStates, additions <= maximumWork { return ([], automaton, alphabet) }
    } catch {
      guard error == .tooManyStates else { return whole(over: alphabet) }
    }
    let small = alphabet.characters.indices.filter { index in weightedLengths.allSatisfy { $0.sizes[index] == 1 } }
    return whole(over: Alphabet(small.map { alphabet.characters[$0] }))
  }
}

extension PolicyAutomaton {
  /// The approximate number of states and of additions for each character of a password, if no states were merged.
  private var work: (states: Int, additions: Int) {
    let turns = table.transitions.indices.dropFirst()
      .count { table.transitions[$0].target != table.transitions[$0 - 1].target }
    var (states, additions) = (0, turns)
    for state in 0..<table.stateCount {
      let size = reader?.memberCount(of: state) ?? 1
      states += size
      additions += size * (1 + 2 * table.corrections(of: state).count)
    }
    return (states, additions)
  }
}

extension PolicyAutomaton {
  /// Returns the automaton for policies without the rules that would make it too large, and those rules.
  static func largest(
    for policies: [PasswordPolicy], over alphabet: Alphabet, limit: Int = stateLimit
  ) -> (excluded: [PasswordRule], automaton: PolicyAutomaton?) {
    var excluded: [PasswordRule] = []
    // Each state has a counter for each rule. If there are many rules, each attempt leaves out more of them than the
    // last, so that the time does not grow with the cube of their number.
    let count = policies.reduce(0) { $0 + $1.rules.count }
    let limit = count > maximumRules ? limit * maximumRules / count * maximumRules / count : limit
    var step = 1
    while true {
      do throws(AutomatonFailure) {
        let constraints = policies.map { policy in
          CharacterConstraints(policy, over: alphabet) { !excluded.contains($0) }
        }
        return (excluded, try PolicyAutomaton(constraints, over: alphabet, limit: limit))
      } catch {
        for _ in 0..<(count > maximumRules ? step : 1) {
          let others = policies.flatMap { $0.rules }.filter { !excluded.contains($0) }
          guard let next = RuleCost.mostExpensive(of: others, after: error) else { return (excluded, nil) }
          excluded.append(next)
        }
        step *= 2
      }
    }
  }

  /// The greatest number of rules for which the limit on states is not reduced.
  private static let maximumRules = 32

  /// Returns the numbers of paths through the automaton to the states in which all of `policies` accept.
  func countTable(of policies: PolicySet = .only(0), keepsLayers: Bool = false) -> CountTable {
    CountTable(table, of: policies, characterCount: alphabet.count, keepsLayers: keepsLayers)
  }

  /// Returns the number of passwords of 0 to `end` characters that the policy at `index` accepts, ignoring its length
  /// bounds.
  func counts(to end: Int, of index: Int, onLength: (Int) -> Void = { _ in }) -> [Natural] {
    var table = countTable(of: .only(index))
    var counts = [table.count]
    for length in 0..<max(end, 0) {
      onLength(length)
      table.advance()
      counts.append(table.count)
    }
    return counts
  }
}
