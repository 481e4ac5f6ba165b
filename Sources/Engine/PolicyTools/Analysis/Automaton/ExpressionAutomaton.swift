import WatchwordPolicy

/// A deterministic automaton for an expression over an alphabet.
struct ExpressionAutomaton: Sendable {
  /// Whether the text read so far determines the result of the expression, regardless of the text that follows.
  enum Fate: Sendable {
    case open
    case matches
    case never
  }

  /// The group of each character of the alphabet; the expression treats the characters of a group alike.
  let groups: [Int]
  private let groupCount: Int
  /// The target states, by state and group.
  private var targets: [Int32] = []
  private var accepts: [Bool] = []
  private var fates: [Fate] = []

  /// The state before the first character.
  static let start: Int32 = 0
  /// The state that replaces every state from which all texts match.
  static let matching: Int32 = -1
  /// The state that replaces every state from which no text matches.
  static let failing: Int32 = -2
  /// The state that replaces every state that makes no difference to a policy.
  static let ignored: Int32 = -3
  /// The maximum number of states.
  static let stateLimit = 20_000

  /// Creates the automaton of `expression`; throws ``AutomatonFailure/expression(_:)`` if it would have more states
  /// than `limit`.
  init(_ expression: PasswordExpression, over alphabet: Alphabet, limit: Int = stateLimit) throws(AutomatonFailure) {
    try self.init(
      over: alphabet, limit: limit, failure: .expression(expression), start: expression.start,
      signature: { expression.reads($0) }, next: { expression.state(after: $0, reading: $1) },
      accepts: { expression.accepts($0) })
  }

  /// Creates the automaton of a rule; throws ``AutomatonFailure/rule(_:)`` if it would have more states than `limit`,
  /// or if the rule has no automaton.
  init(_ rule: PasswordRule, over alphabet: Alphabet, limit: Int = stateLimit) throws(AutomatonFailure) {
    guard case .stateMachine(_, _, let make) = rule.automaton, let machine = make() else { throw .rule(rule) }
    var inputs: [Unicode.Scalar: RuleStateMachine.Input] = [:]
    for character in alphabet.characters { inputs[character] = machine.input(character) }
    try self.init(
      over: alphabet, limit: limit, failure: .rule(rule), start: machine.start, signature: { inputs[$0] ?? [] },
      next: { machine.next($0, inputs[$1] ?? []) }, accepts: machine.accepts)
  }

  private init<State: Hashable, Signature: Hashable>(
    over alphabet: Alphabet, limit: Int, failure: AutomatonFailure, start: State,
    signature: (Unicode.Scalar) -> Signature,
    next following: (State, Unicode.Scalar) -> State, accepts isAccepting: (State) -> Bool
  ) throws(AutomatonFailure) {
    var groupIndices: [Signature: Int] = [:]
    var representatives: [Unicode.Scalar] = []
    groups = alphabet.characters.map { character in
      let signature = signature(character)
      if let groupIndex = groupIndices[signature] { return groupIndex }
      groupIndices[signature] = representatives.count
      representatives.append(character)
      return representatives.count - 1
    }
    groupCount = representatives.count
    var states = [start]
    var indices: [State: Int32] = [start: Self.start]
    var next = 0
    while next < states.count {
      let state = states[next]
      accepts.append(isAccepting(state))
      for character in representatives {
        let target = following(state, character)
        if let index = indices[target] {
          targets.append(index)
          continue
        }
        guard states.count < limit else { throw failure }
        indices[target] = Int32(states.count)
        targets.append(Int32(states.count))
        states.append(target)
      }
      next += 1
    }
    let canMatch = reaching { accepts[$0] }
    let canFail = reaching { !accepts[$0] }
    fates = accepts.indices.map { canMatch[$0] ? canFail[$0] ? .open : .matches : .never }
  }

  /// Returns the state after a character of the alphabet.
  func target(of state: Int32, _ character: Int) -> Int32 {
    state < 0 ? state : targets[Int(state) * groupCount + groups[character]]
  }

  /// Whether a text that ends in the state matches.
  func accepts(in state: Int32) -> Bool { state < 0 ? state == Self.matching : accepts[Int(state)] }

  /// Returns what the state implies for every text that passes through it.
  func fate(of state: Int32) -> Fate {
    switch state {
    case Self.matching: .matches
    case Self.failing: .never
    case Self.ignored: .open
    default: fates[Int(state)]
    }
  }

  /// Returns the state itself while its fate is open, and otherwise the state that represents all states with the same
  /// fate.
  func canonical(_ state: Int32) -> Int32 {
    switch fate(of: state) {
    case .open: state
    case .matches: Self.matching
    case .never: Self.failing
    }
  }

  /// Returns, for each state, whether `isGoal` holds for it or for a state that can follow it.
  private func reaching(_ isGoal: (Int) -> Bool) -> [Bool] {
    var sources: [[Int32]] = Array(repeating: [], count: accepts.count)
    for (index, target) in targets.enumerated() { sources[Int(target)].append(Int32(index / groupCount)) }
    var isReaching = accepts.indices.map(isGoal)
    var waiting = accepts.indices.filter { isReaching[$0] }
    while let state = waiting.popLast() {
      for source in sources[state] where !isReaching[Int(source)] {
        isReaching[Int(source)] = true
        waiting.append(Int(source))
      }
    }
    return isReaching
  }
}
