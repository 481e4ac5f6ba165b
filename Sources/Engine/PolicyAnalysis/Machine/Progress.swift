/// What a machine records about all characters so far.
struct Progress: Hashable {
  /// The count of each tally, up to the number that matters.
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

/// The constraints that the policies of a machine place on the tallies.
struct TallyBook {
  private(set) var tallies: [Tally] = []
  private var demands: [[Demand]] = []
  private var groups: [[Group]]
  private let permits: [[Bool]]
  private let expressions: ExpressionBook

  private struct Demand {
    let policy: Int
    let minimum: Int32
    let maximum: Int32?
  }

  private struct Group {
    let minimum: Int
    let tallies: [Int]
  }

  init(_ policies: [PolicyTraits], _ expressions: ExpressionBook) {
    self.expressions = expressions
    permits = policies.map { $0.permits }
    groups = policies.map { _ in [] }
    for (policy, traits) in policies.enumerated() {
      for each in traits.minima where each.minimum > 0 {
        demand(
          each.counts.map { $0 ? 1 : 0 }, Demand(policy: policy, minimum: Int32(clamping: each.minimum), maximum: nil))
      }
      for each in traits.measures {
        demand(
          each.sizes.map { Int32(clamping: $0) },
          Demand(
            policy: policy, minimum: Int32(clamping: each.bounds.minimum),
            maximum: each.bounds.maximum.map { Int32(clamping: $0) }))
      }
      for group in traits.groups {
        let places = group.sets.map { set in
          demand(set.map { $0 ? 1 : 0 }, Demand(policy: policy, minimum: 0, maximum: nil))
        }
        groups[policy].append(Group(minimum: group.minimum, tallies: places))
      }
    }
  }

  @discardableResult
  private mutating func demand(_ sizes: [Int32], _ demand: Demand) -> Int {
    let tally = Tally(sizes: sizes)
    if let place = tallies.firstIndex(of: tally) {
      demands[place].append(demand)
      return place
    }
    tallies.append(tally)
    demands.append([demand])
    return tallies.count - 1
  }

  /// Returns the progress before the first character.
  func start(_ policies: PolicySet) -> Progress {
    canonical(
      Progress(
        tallies: tallies.map { _ in 0 }, expressions: expressions.start,
        alive: policies.subtracting(expressions.rejecting(expressions.start))))
  }

  /// Returns the progress after one more character, which the policies of `rejecting` reject for another reason.
  func progress(_ progress: Progress, with character: Int, rejecting: PolicySet) -> Progress {
    var next = progress
    next.alive.subtract(rejecting)
    for policy in permits.indices where !permits[policy][character] { next.alive.remove(.only(policy)) }
    for place in tallies.indices {
      let size = tallies[place].sizes[character]
      guard size > 0 else { continue }
      next.tallies[place] += size
      for demand in demands[place] {
        if let maximum = demand.maximum, next.tallies[place] > maximum { next.alive.remove(.only(demand.policy)) }
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
    for place in tallies.indices {
      for demand in demands[place] where progress.tallies[place] < demand.minimum {
        accepting.remove(.only(demand.policy))
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
    for place in tallies.indices {
      var most: Int32 = 0
      for demand in demands[place] where progress.alive.contains(.only(demand.policy)) {
        most = max(most, demand.minimum, demand.maximum ?? 0)
      }
      for policy in groups.indices where progress.alive.contains(.only(policy)) {
        if groups[policy].contains(where: { $0.tallies.contains(place) }) { most = max(most, 1) }
      }
      result.tallies[place] = min(progress.tallies[place], most)
    }
    if !expressions.isEmpty {
      result.expressions = expressions.canonical(progress.expressions, for: progress.alive)
    }
    return result
  }
}
