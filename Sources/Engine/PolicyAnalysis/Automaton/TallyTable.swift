/// The properties of all characters so far that an automaton records.
struct Progress: Hashable {
  /// The count of each tally, up to the greatest number that makes a difference.
  var tallies: [Int32]
  /// The state of each expression.
  var expressions: [Int32]
  /// The policies that may still accept.
  var alive: PolicySet
}

/// A quantity that is counted in passwords: characters of a set, or their sizes in a unit.
struct Tally: Hashable {
  /// The amount that each character of the alphabet adds.
  let sizes: [Int32]
}

/// The constraints that the policies of an automaton place on the tallies.
struct TallyTable {
  private(set) var tallies: [Tally] = []
  private var requirements: [[Requirement]] = []
  private var groups: [[Group]]
  private let permits: [[Bool]]
  private let expressions: ExpressionTable

  private struct Requirement {
    let policy: Int
    let minimum: Int32
    let maximum: Int32?
  }

  private struct Group {
    let minimum: Int
    let tallies: [Int]
  }

  init(_ policies: [CharacterConstraints], _ expressions: ExpressionTable) {
    self.expressions = expressions
    permits = policies.map { $0.permits }
    groups = policies.map { _ in [] }
    for (policy, constraints) in policies.enumerated() {
      for each in constraints.minima where each.minimum > 0 {
        addRequirement(
          each.counts.map { $0 ? 1 : 0 },
          Requirement(policy: policy, minimum: Int32(clamping: each.minimum), maximum: nil))
      }
      for each in constraints.weightedLengths {
        addRequirement(
          each.sizes.map { Int32(clamping: $0) },
          Requirement(
            policy: policy, minimum: Int32(clamping: each.bounds.minimum),
            maximum: each.bounds.maximum.map { Int32(clamping: $0) }))
      }
      for group in constraints.groups {
        let tallyIndices = group.sets.map { set in
          addRequirement(set.map { $0 ? 1 : 0 }, Requirement(policy: policy, minimum: 0, maximum: nil))
        }
        groups[policy].append(Group(minimum: group.minimum, tallies: tallyIndices))
      }
    }
  }

  @discardableResult
  private mutating func addRequirement(_ sizes: [Int32], _ requirement: Requirement) -> Int {
    let tally = Tally(sizes: sizes)
    if let index = tallies.firstIndex(of: tally) {
      requirements[index].append(requirement)
      return index
    }
    tallies.append(tally)
    requirements.append([requirement])
    return tallies.count - 1
  }

  /// Returns the progress before the first character.
  func start(_ policies: PolicySet) -> Progress {
    canonical(
      Progress(
        tallies: tallies.map { _ in 0 }, expressions: expressions.start,
        alive: policies.subtracting(expressions.rejecting(expressions.start))))
  }

  /// Returns the progress after one more character; the policies in `rejecting` reject the character for other reasons.
  func progress(_ progress: Progress, with character: Int, rejecting: PolicySet) -> Progress {
    var next = progress
    next.alive.subtract(rejecting)
    for policy in permits.indices where !permits[policy][character] { next.alive.remove(.only(policy)) }
    for index in tallies.indices {
      let size = tallies[index].sizes[character]
      guard size > 0 else { continue }
      next.tallies[index] += size
      for requirement in requirements[index] {
        if let maximum = requirement.maximum, next.tallies[index] > maximum {
          next.alive.remove(.only(requirement.policy))
        }
      }
    }
    if !expressions.isEmpty {
      next.expressions = expressions.states(after: progress.expressions, character)
      next.alive.subtract(expressions.rejecting(next.expressions))
    }
    return canonical(next)
  }

  /// Returns the policies that accept a password with this progress.
  func accepting(_ progress: Progress) -> PolicySet {
    var accepting = progress.alive
    if !expressions.isEmpty { accepting.subtract(expressions.rejectingEnd(progress.expressions)) }
    for index in tallies.indices {
      for requirement in requirements[index] where progress.tallies[index] < requirement.minimum {
        accepting.remove(.only(requirement.policy))
      }
    }
    for policy in groups.indices {
      for group in groups[policy] {
        let occurring = group.tallies.count { progress.tallies[$0] > 0 }
        if occurring < group.minimum { accepting.remove(.only(policy)) }
      }
    }
    return accepting
  }

  /// Returns the progress without details that no longer make a difference.
  private func canonical(_ progress: Progress) -> Progress {
    var result = progress
    for index in tallies.indices {
      var maximum: Int32 = 0
      for requirement in requirements[index] where progress.alive.contains(.only(requirement.policy)) {
        maximum = max(maximum, requirement.minimum, requirement.maximum ?? 0)
      }
      for policy in groups.indices where progress.alive.contains(.only(policy)) {
        if groups[policy].contains(where: { $0.tallies.contains(index) }) { maximum = max(maximum, 1) }
      }
      result.tallies[index] = min(progress.tallies[index], maximum)
    }
    if !expressions.isEmpty {
      result.expressions = expressions.canonical(progress.expressions, for: progress.alive)
    }
    return result
  }
}
