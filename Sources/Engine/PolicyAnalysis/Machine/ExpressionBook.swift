import WatchwordPolicy

/// The constraints that the policies of a machine place on expressions, with an automaton for each distinct one.
struct ExpressionBook: Sendable {
  private var recognizers: [Recognizer] = []
  private(set) var automata: [ExpressionAutomaton] = []
  private var demands: [[Demand]] = []

  private struct Demand {
    let policy: Int
    let isForbidden: Bool
  }

  /// Creates the automata of all expressions in `policies`; throws ``MachineFailure/expression(_:)`` if one is too
  /// large.
  init(_ policies: [PolicyTraits], over alphabet: Alphabet) throws(MachineFailure) {
    for (policy, traits) in policies.enumerated() {
      for each in traits.expressions {
        let demand = Demand(policy: policy, isForbidden: each.isForbidden)
        if let place = recognizers.firstIndex(of: each.recognizer) {
          demands[place].append(demand)
        } else {
          recognizers.append(each.recognizer)
          switch each.recognizer {
          case .expression(let expression): automata.append(try ExpressionAutomaton(expression, over: alphabet))
          case .rule(let rule): automata.append(try ExpressionAutomaton(rule, over: alphabet))
          }
          demands.append([demand])
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
    policies { place, demand in
      switch automata[place].fate(of: states[place]) {
      case .open: false
      case .matches: demand.isForbidden
      case .never: !demand.isForbidden
      }
    }
  }

  /// Returns the policies that reject a password that ends here.
  func rejectingEnd(_ states: [Int32]) -> PolicySet {
    policies { place, demand in automata[place].accepts(in: states[place]) == demand.isForbidden }
  }

  /// Returns the states without details that make no difference to `policies`.
  func canonical(_ states: [Int32], for policies: PolicySet) -> [Int32] {
    automata.indices.map { place in
      guard demands[place].contains(where: { policies.contains(.only($0.policy)) }) else {
        return ExpressionAutomaton.ignored
      }
      return automata[place].canonical(states[place])
    }
  }

  private func policies(where condition: (Int, Demand) -> Bool) -> PolicySet {
    var policies: PolicySet = []
    for place in automata.indices {
      for demand in demands[place] where condition(place, demand) { policies.insert(.only(demand.policy)) }
    }
    return policies
  }
}
