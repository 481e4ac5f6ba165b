/// The properties of all characters so far that an automaton records.
struct Progress: Hashable {
  /// The tallies, as ``TallyTable`` counts them.
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
///
/// A vector of tallies has the count of each tally, up to the greatest number that makes a difference, and for each
/// group of tallies 1 if enough of them occur, so that it no longer matters which.
struct TallyTable: Sendable {
  private(set) var tallies: [Tally] = []
  private var requirements: [[Requirement]] = []
  private var groups: [Group] = []
  private let permits: [[Bool]]
  let expressions: ExpressionTable
  /// The block of each character of the alphabet; the characters of a block add the same to every tally.
  private(set) var blocks: [Int] = []
  /// The policies with a tally that must not exceed a maximum.
  private(set) var limiting: PolicySet = []

  private struct Requirement {
    let policy: Int
    let minimum: Int32
    let maximum: Int32?
  }

  private struct Group {
    let policy: Int
    let minimum: Int
    let tallies: [Int]
  }

  init(_ policies: [CharacterConstraints], _ expressions: ExpressionTable, characterCount: Int) {
    self.expressions = expressions
    permits = policies.map { $0.permits }
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
        if each.bounds.maximum != nil { limiting.insert(.only(policy)) }
      }
      for group in constraints.groups {
        let tallyIndices = group.sets.map { set in
          addRequirement(set.map { $0 ? 1 : 0 }, Requirement(policy: policy, minimum: 0, maximum: nil))
        }
        groups.append(Group(policy: policy, minimum: group.minimum, tallies: tallyIndices))
      }
    }
    var interner = Interner<[Int32]>()
    blocks = (0..<characterCount).map { character in
      Int(interner.number(of: tallies.map { $0.sizes[character] }))
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

  /// Returns the vector before the first character, for the policies that may accept.
  func start(_ alive: PolicySet) -> [Int32] {
    canonical(Array(repeating: 0, count: tallies.count + groups.count), for: alive)
  }

  /// Returns the progress before the first character.
  func start(_ policies: PolicySet) -> Progress {
    let alive = policies.subtracting(expressions.rejecting(expressions.start))
    return Progress(
      tallies: start(alive), expressions: expressions.canonical(expressions.start, for: alive), alive: alive)
  }

  /// Returns the policies that forbid a character.
  func forbidding(_ character: Int) -> PolicySet {
    var forbidding: PolicySet = []
    for policy in permits.indices where !permits[policy][character] { forbidding.insert(.only(policy)) }
    return forbidding
  }

  /// Adds a character to a vector, which is then not canonical. Returns the policies whose maximum is exceeded.
  private func add(_ character: Int, to vector: inout [Int32]) -> PolicySet {
    var exceeded: PolicySet = []
    for index in tallies.indices {
      let size = tallies[index].sizes[character]
      guard size > 0 else { continue }
      vector[index] += size
      for requirement in requirements[index] {
        if let maximum = requirement.maximum, vector[index] > maximum { exceeded.insert(.only(requirement.policy)) }
      }
    }
    return exceeded
  }

  /// Returns the vector after one more character and those of the policies in `alive` that may still accept.
  func step(_ vector: [Int32], _ character: Int, _ alive: PolicySet) -> (vector: [Int32], alive: PolicySet) {
    var next = vector
    let alive = alive.subtracting(add(character, to: &next))
    return (canonical(next, for: alive), alive)
  }

  /// Returns the progress after one more character; the policies in `rejecting` reject the character for other reasons.
  func progress(_ progress: Progress, with character: Int, rejecting: PolicySet) -> Progress {
    var next = progress
    next.alive.subtract(rejecting.union(forbidding(character)))
    next.alive.subtract(add(character, to: &next.tallies))
    if !expressions.isEmpty {
      next.expressions = expressions.states(after: progress.expressions, character)
      next.alive.subtract(expressions.rejecting(next.expressions))
      next.expressions = expressions.canonical(next.expressions, for: next.alive)
    }
    next.tallies = canonical(next.tallies, for: next.alive)
    return next
  }

  /// Returns the policies that accept a password with this progress.
  func accepting(_ progress: Progress) -> PolicySet {
    var accepting = progress.alive
    if !expressions.isEmpty { accepting.subtract(expressions.rejectingEnd(progress.expressions)) }
    return accepting.subtracting(rejectingEnd(progress.tallies))
  }

  /// Returns the policies that reject a password that ends with this vector.
  func rejectingEnd(_ vector: [Int32]) -> PolicySet {
    var rejecting: PolicySet = []
    for index in tallies.indices {
      for requirement in requirements[index] where vector[index] < requirement.minimum {
        rejecting.insert(.only(requirement.policy))
      }
    }
    for (index, group) in groups.enumerated() where vector[tallies.count + index] == 0 {
      rejecting.insert(.only(group.policy))
    }
    return rejecting
  }

  /// Returns the vector without details that make no difference to `policies`.
  func canonical(_ vector: [Int32], for policies: PolicySet) -> [Int32] {
    var maxima = requirements.map { requirements in
      requirements.reduce(Int32(0)) { maximum, requirement in
        policies.contains(.only(requirement.policy))
          ? max(maximum, requirement.minimum, requirement.maximum ?? 0) : maximum
      }
    }
    var result = vector
    for (index, group) in groups.enumerated() {
      let mark = tallies.count + index
      guard policies.contains(.only(group.policy)) else {
        result[mark] = 0
        continue
      }
      if vector[mark] == 1 || group.tallies.count(where: { vector[$0] > 0 }) >= group.minimum {
        result[mark] = 1
      } else {
        for tally in group.tallies { maxima[tally] = max(maxima[tally], 1) }
      }
    }
    for index in tallies.indices { result[index] = min(vector[index], maxima[index]) }
    return result
  }
}
