import WatchwordPolicy

/// The end of the password as an automaton records it: the last character and the runs that the next one may continue.
struct Ending: Hashable {
  /// The last character; `nil` if it does not matter.
  var last: Int32?
  /// The length of the run of that character, if it matters.
  var run: Int32 = 0
  /// The length of the run on each scale that ends with that character: negative for a descending run, 0 if shorter
  /// than two.
  var scales: [Int32]
}

/// The constraints that the policies of an automaton place on runs.
struct RunTable: Sendable {
  private let longestRuns: [Int32?]
  private let scales: [SequenceScale]
  /// The minimum length of a rejected run, by policy and scale.
  private let sequences: [[Int32?]]
  /// The position on the scale, by scale and character.
  private let positions: [[Int?]]
  /// The neighbours of each character on the scales on which a policy limits runs.
  private let neighbours: [[Int]]

  init(_ policies: [CharacterConstraints], over alphabet: Alphabet) {
    longestRuns = policies.map { $0.longestRun.map { Int32(clamping: $0) } }
    let scales = policies.reduce(into: [SequenceScale]()) { scales, policy in
      scales += policy.scales.filter { !scales.contains($0) }
    }
    self.scales = scales
    sequences = policies.map { policy in scales.map { policy.sequences[$0].map { Int32(clamping: $0) } } }
    let positions = scales.map { scale in alphabet.characters.map { scale.position(of: $0) } }
    self.positions = positions
    var neighbours = alphabet.characters.map { _ in Set<Int>() }
    for positions in positions {
      let characters = Dictionary(grouping: positions.indices.filter { positions[$0] != nil }) { positions[$0] ?? 0 }
      for (position, members) in characters {
        for other in [position - 1, position + 1] {
          for member in members { neighbours[member].formUnion(characters[other] ?? []) }
        }
      }
    }
    self.neighbours = neighbours.map { $0.sorted() }
  }

  /// Whether a policy limits runs on a scale.
  var watchesScales: Bool { !scales.isEmpty }

  /// Whether a policy limits runs of any kind.
  var watchesAny: Bool { watchesScales || longestRuns.contains { $0 != nil } }

  /// Whether one of `policies` limits runs of the same character.
  func watchesRuns(_ policies: PolicySet) -> Bool {
    longestRuns.indices.contains { longestRuns[$0] != nil && policies.contains(.only($0)) }
  }

  /// Returns the policies that reject a run of `length` equal characters.
  func rejecting(run length: Int32) -> PolicySet {
    var rejecting: PolicySet = []
    for (policy, longest) in longestRuns.enumerated() {
      if let longest, length > longest { rejecting.insert(.only(policy)) }
    }
    return rejecting
  }

  var start: Ending { Ending(last: nil, scales: scales.map { _ in 0 }) }

  /// Returns the ending after a character that continues no run.
  func fresh(_ character: Int) -> Ending { Ending(last: Int32(character), run: 1, scales: scales.map { _ in 0 }) }

  /// Returns the characters that could continue the end of the password.
  func continuations(of ending: Ending) -> [Int] {
    guard let last = ending.last.map({ Int($0) }) else { return [] }
    return neighbours[last].contains(last) ? neighbours[last] : neighbours[last] + [last]
  }

  /// Returns the ending after one more character, and the policies that reject it.
  func ending(_ ending: Ending, with character: Int) -> (ending: Ending, rejecting: PolicySet) {
    guard let last = ending.last.map({ Int($0) }) else { return (fresh(character), rejecting(run: 1)) }
    var next = fresh(character)
    if last == character { next.run = ending.run + 1 }
    var rejecting = rejecting(run: next.run)
    for scale in scales.indices {
      guard let position = positions[scale][last], let newPosition = positions[scale][character] else { continue }
      // Neighbours on one scale can be far apart on another.
      guard scales[scale].isStep(newPosition - position) else { continue }
      let step: Int32 = newPosition > position ? 1 : -1
      let length = ending.scales[scale].signum() == step ? abs(ending.scales[scale]) + 1 : 2
      next.scales[scale] = step * length
      for (policy, rejected) in sequences.enumerated() {
        if let shortest = rejected[scale], length >= shortest { rejecting.insert(.only(policy)) }
      }
    }
    return (next, rejecting)
  }

  /// Returns the ending without details that make no difference to `policies`.
  func canonical(_ ending: Ending, for policies: PolicySet) -> Ending {
    var result = ending
    if !watchesRuns(policies) { result.run = 0 }
    var isWatched = result.run > 0
    for scale in scales.indices {
      let matters = sequences.indices.contains { sequences[$0][scale] != nil && policies.contains(.only($0)) }
      if !matters { result.scales[scale] = 0 }
      if matters, let last = ending.last, !neighbours[Int(last)].isEmpty { isWatched = true }
    }
    if !isWatched { result.last = nil }
    return result
  }
}
