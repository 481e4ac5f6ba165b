import WatchwordPolicy

/// Ranks rules by how large they make an automaton.
enum RuleCost {
  /// Returns the rule to leave out next; `nil` if no remaining rule makes a difference.
  static func mostExpensive(of rules: [PasswordRule], after failure: AutomatonFailure) -> PasswordRule? {
    switch failure {
    case .expression(let expression):
      return rules.first { if case .expression(expression, _) = $0.automaton { true } else { false } }
    case .rule(let rule): return rule
    case .tooManyStates, .distinctBesideSequences: break
    }
    let costs = rules.map { (rule: $0, cost: cost(of: $0.automaton)) }
    return costs.filter { $0.cost > 0 }.max { $0.cost < $1.cost }?.rule
  }

  /// Whether the rule only restricts which characters may occur.
  static func limitsCharacters(_ rule: PasswordRule) -> Bool {
    if case .characters = rule.automaton { true } else { false }
  }

  private static func cost(of automaton: RuleAutomaton) -> Int {
    switch automaton {
    case .distinct: .max
    case .count(let rule): rule.minimum
    case .classes: 1
    case .stateMachine(let weight, _, _): weight
    case .sequence(let scales, let length): 1 << 20 + (scales.count > 1 ? 4 : 1) * length
    case .maximumRun(let maximum): maximum
    // Short expressions have few states; long ones can have many more states than instructions.
    case .expression(let expression, _): expression.size * expression.size
    case .length(let rule): rule.unit == .codePoint ? 0 : rule.maximum ?? rule.minimum ?? 0
    case .characters, .bounded, .undecided, .commonPasswords, .nothing: 0
    }
  }
}
