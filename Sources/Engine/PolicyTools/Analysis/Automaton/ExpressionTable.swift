import WatchwordPolicy

/// The constraints that the policies of an automaton place on expressions, with an automaton for each distinct
/// expression.
struct ExpressionTable: Sendable {
  private var recognizers: [Recognizer] = []
  private(set) var automata: [ExpressionAutomaton] = []
  private var requirements: [[Requirement]] = []

  private struct Requirement {
    let policy: Int
    let isForbidden: Bool
  }

  /// Creates the automata of all expressions in `policies`; throws ``AutomatonFailure/expression(_:)`` if one is too
  /// large.
  init(_ policies: [CharacterConstraints], over alphabet: Alphabet) throws(AutomatonFailure) {
    for (policy, constraints) in policies.enumerated() {
      for each in constraints.expressions {
        let requirement = Requirement(policy: policy, isForbidden: each.isForbidden)
        if let index = recognizers.firstIndex(of: each.recognizer) {
          requirements[index].append(requirement)
        } else {
          recognizers.append(each.recognizer)
          switch each.recognizer {
          case .expression(let expression): automata.append(try ExpressionAutomaton(expression, over: alphabet))
          case .rule(let rule): automata.append(try ExpressionAutomaton(rule, over: alphabet))
          }
          requirements.append([requirement])
        }
      }
    }
  }

  var isEmpty: Bool { automata.isEmpty }

  /// The states before the first character.
  var start: [Int32] { automata.map { _ in ExpressionAutomaton.start } }

  /// Returns the states after one more character.
  func states(after states: [Int32], _ character: Int) -> [Int32] {
    automata.indices.map { automata[$0].target(of: states[$0], character) }
  }

  /// Returns the policies that can no longer accept, whatever follows.
  func rejecting(_ states: [Int32]) -> PolicySet {
    policies { index, requirement in
      switch automata[index].fate(of: states[index]) {
      case .open: false
      case .matches: requirement.isForbidden
      case .never: !requirement.isForbidden
      }
    }
  }

  /// Returns the policies that reject a password that ends here.
  func rejectingEnd(_ states: [Int32]) -> PolicySet {
    policies { index, requirement in automata[index].accepts(in: states[index]) == requirement.isForbidden }
  }

  /// Returns the states without details that make no difference to `policies`.
  func canonical(_ states: [Int32], for policies: PolicySet) -> [Int32] {
    automata.indices.map { index in
      guard requirements[index].contains(where: { policies.contains(.only($0.policy)) }) else {
        return ExpressionAutomaton.ignored
      }
      return automata[index].canonical(states[index])
    }
  }

  private func policies(where condition: (Int, Requirement) -> Bool) -> PolicySet {
    var policies: PolicySet = []
    for index in automata.indices {
      for requirement in requirements[index] where condition(index, requirement) {
        policies.insert(.only(requirement.policy))
      }
    }
    return policies
  }
}
