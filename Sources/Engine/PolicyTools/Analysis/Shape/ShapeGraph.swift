import WatchwordPolicy

/// The transitions of an automaton whose characters are groups, with bounds of the length in characters.
struct ShapeGraph {
  /// The groups whose characters lead to another state, with that state, by state.
  private let steps: [[(group: Int, target: Int)]]
  private let accepts: [Bool]
  private let minimum: Int
  /// The maximum length; `nil` if there is none, or if it is above ``maximumLength``.
  private let maximum: Int?

  /// The greatest length that is examined separately. A greater maximum is treated as no maximum.
  static let maximumLength = PolicyCounter.maximumLength

  init(_ table: TransitionTable, _ bounds: CharacterBounds) {
    steps = (0..<table.stateCount).map { state in
      table.transitions(from: state).compactMap { way in
        guard case .character(let character) = way.choice else { return nil }
        return (Int(character), way.target)
      }
    }
    accepts = table.accepts.map { $0.contains(.only(0)) }
    minimum = min(bounds.minimum, Self.maximumLength)
    maximum = bounds.maximum.flatMap { $0 > Self.maximumLength ? nil : $0 }
  }

  private typealias States = [Bool]

  private func states(after states: States, using isUsed: (Int) -> Bool) -> States {
    var next = States(repeating: false, count: steps.count)
    for state in steps.indices where states[state] {
      for step in steps[state] where isUsed(step.group) { next[step.target] = true }
    }
    return next
  }

  private func states(before states: States) -> States {
    steps.map { $0.contains { states[$0.target] } }
  }

  /// Returns the states and all that can follow them in any number of steps.
  private func closure(of states: States, using isUsed: (Int) -> Bool) -> States {
    var reached = states
    var waiting = states.indices.filter { states[$0] }
    while let state = waiting.popLast() {
      for step in steps[state] where !reached[step.target] && isUsed(step.group) {
        reached[step.target] = true
        waiting.append(step.target)
      }
    }
    return reached
  }

  private var start: States { steps.indices.map { $0 == TransitionTable.start } }

  private func isAnyAccepted(_ states: States) -> Bool { states.indices.contains { states[$0] && accepts[$0] } }

  // MARK: - Accepted passwords

  /// Whether any password is accepted that consists only of characters of the groups for which `isUsed` holds.
  func acceptsAny(using isUsed: (Int) -> Bool = { _ in true }) -> Bool {
    guard minimum <= maximum ?? .max else { return false }
    var states = start
    for _ in 0..<minimum { states = self.states(after: states, using: isUsed) }
    guard let maximum else { return isAnyAccepted(closure(of: states, using: isUsed)) }
    for _ in minimum..<maximum {
      if isAnyAccepted(states) { return true }
      states = self.states(after: states, using: isUsed)
    }
    return isAnyAccepted(states)
  }

  /// The minimum and maximum number of characters of an accepted password; `nil` if no password is accepted. The member
  /// `maximum` is `nil` if there is no maximum.
  var lengths: (minimum: Int, maximum: Int?)? {
    guard minimum <= maximum ?? .max else { return nil }
    var seen = States(repeating: false, count: steps.count)
    var frontier = [TransitionTable.start]
    for _ in 0..<minimum { frontier = next(after: frontier, &seen) }
    guard let maximum else { return endlessLengths(from: frontier) }
    var least: Int?
    var most = minimum
    for length in minimum...maximum where !frontier.isEmpty {
      if frontier.contains(where: { accepts[$0] }) {
        if least == nil { least = length }
        most = length
      }
      frontier = next(after: frontier, &seen)
    }
    return least.map { ($0, most) }
  }

  /// Returns the states that follow in one step. Only the given states are visited, because patterns have many states,
  /// of which few are reached at a time. No state is marked in `seen` before or after the call.
  private func next(after states: [Int], _ seen: inout States) -> [Int] {
    var next: [Int] = []
    for state in states {
      for step in steps[state] where !seen[step.target] {
        seen[step.target] = true
        next.append(step.target)
      }
    }
    for state in next { seen[state] = false }
    return next
  }

  /// Returns the lengths if no maximum is set, given the states after the minimum length, in linear time.
  private func endlessLengths(from first: [Int]) -> (minimum: Int, maximum: Int?)? {
    let coaccepting = coaccepting
    // Breadth-first search: the fewest steps that lead to each state.
    var fewest = first.reduce(into: [Int: Int]()) { $0[$1] = 0 }
    var order = first
    var least: Int?
    var index = 0
    while index < order.count {
      let state = order[index]
      index += 1
      let count = fewest[state, default: 0]
      if accepts[state], least == nil { least = count }
      for step in steps[state] where fewest[step.target] == nil {
        fewest[step.target] = count + 1
        order.append(step.target)
      }
    }
    guard let least else { return nil }
    // From here on, only states that lead to acceptance count. Removing each state once all paths to it are known
    // yields the longest path; states that cannot be removed are on a cycle.
    let useful = order.filter { coaccepting[$0] }
    func targets(of state: Int) -> some Sequence<Int> { steps[state].lazy.map { $0.target }.filter { coaccepting[$0] } }
    var sources: [Int: Int] = [:]
    for state in useful { for target in targets(of: state) { sources[target, default: 0] += 1 } }
    var open = useful.filter { sources[$0] == nil }
    var longest: [Int: Int] = [:]
    var most = 0
    var left = 0
    while let state = open.popLast() {
      left += 1
      let count = longest[state, default: 0]
      if accepts[state] { most = max(most, count) }
      for target in targets(of: state) {
        longest[target] = max(longest[target, default: 0], count + 1)
        sources[target, default: 0] -= 1
        if sources[target] == 0 { open.append(target) }
      }
    }
    return (minimum + least, left == useful.count ? minimum + most : nil)
  }

  /// The states from which acceptance is reachable, at any length.
  private var coaccepting: States {
    var sources = steps.map { _ in [Int]() }
    for (state, steps) in steps.enumerated() { for step in steps { sources[step.target].append(state) } }
    var reached = accepts
    var waiting = accepts.indices.filter { accepts[$0] }
    while let state = waiting.popLast() {
      for source in sources[state] where !reached[source] {
        reached[source] = true
        waiting.append(source)
      }
    }
    return reached
  }

  /// The states from which acceptance at a permitted length is reachable, by the number of characters read, up to the
  /// last length that is distinguished.
  private var live: [States] {
    var live: [States] = [maximum == nil ? coaccepting : accepts]
    for length in (0..<(maximum ?? minimum)).reversed() {
      let before = states(before: live[live.count - 1])
      live.append(length < minimum ? before : zip(before, accepts).map { $0 || $1 })
    }
    return live.reversed()
  }

  /// Returns the groups that can occur in an accepted password.
  func usedGroups() -> Set<Int> {
    guard minimum <= maximum ?? .max else { return [] }
    let live = live
    var used: Set<Int> = []
    func note(from states: States, to live: States) {
      for state in states.indices where states[state] {
        for step in steps[state] where live[step.target] { used.insert(step.group) }
      }
    }
    var states = start
    for length in 0..<(live.count - 1) {
      note(from: states, to: live[length + 1])
      states = self.states(after: states) { _ in true }
    }
    if maximum == nil { note(from: closure(of: states) { _ in true }, to: live[live.count - 1]) }
    return used
  }

  /// The greatest product of states and characters that is examined for an example.
  private static let maximumWork = 1 << 24

  /// Returns the groups of the characters of an accepted password of `length` characters; `nil` if there is none, or if
  /// finding one would take too much work and memory.
  func groups(ofLength length: Int) -> [Int]? {
    guard length <= Self.maximumWork / max(steps.count, 1) else { return nil }
    var layers = [accepts]
    for _ in 0..<length { layers.append(states(before: layers[layers.count - 1])) }
    var state = TransitionTable.start
    guard layers[length][state] else { return nil }
    var groups: [Int] = []
    for left in (0..<length).reversed() {
      guard let step = steps[state].first(where: { layers[left][$0.target] }) else { return nil }
      groups.append(step.group)
      state = step.target
    }
    return groups
  }
}
