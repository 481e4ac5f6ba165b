import WatchwordPolicy

/// The comparison of two policies by one automaton.
struct Comparison {
  private let automaton: PolicyAutomaton
  private let policies: [PasswordPolicy]
  private let context: AssessmentContext
  /// The greatest length that was compared.
  let end: Int
  /// The numbers of passwords by length.
  private let counts: [Counts]

  private struct Counts {
    /// The number of passwords that each policy accepts.
    let accepted: [Natural]
    let both: Natural
  }

  init(
    _ automaton: PolicyAutomaton, _ policies: [PasswordPolicy], upTo end: Int, in context: AssessmentContext,
    onLength: (Int, Int) -> Void
  ) {
    self.automaton = automaton
    self.policies = policies
    self.context = context
    // If both policies have a maximum, no password is longer.
    let maxima = automaton.lengths.map { $0.maximum ?? .max }
    let minimum = automaton.lengths.map { $0.minimum }.max() ?? 0
    let wanted = min(max(end, minimum), PolicyCounter.maximumLength)
    self.end = max(0, min(wanted, maxima.max() ?? wanted))
    counts = Self.counts(automaton, to: self.end, onLength)
  }

  private static func counts(_ automaton: PolicyAutomaton, to end: Int, _ onLength: (Int, Int) -> Void) -> [Counts] {
    var tables = [PolicySet.only(0), .only(1), .first(2)].map { policies in
      automaton.countTable { $0.isSuperset(of: policies) }
    }
    return (0...end).map { length in
      onLength(length, end)
      if length > 0 { for index in tables.indices { tables[index].advance() } }
      let isIn = automaton.lengths.map { $0.contains(length) }
      return Counts(
        accepted: [isIn[0] ? tables[0].count : 0, isIn[1] ? tables[1].count : 0],
        both: isIn[0] && isIn[1] ? tables[2].count : 0)
    }
  }

  // MARK: - Witnesses

  /// The number of lengths that are searched for an example; the shortest examples are the simplest.
  private static let maximumLengthCount = 3

  /// Returns a password of the smallest length that one policy accepts and the other rejects, or else a common password
  /// if `isListed`; `nil` if none was found.
  func witness(of one: Int, against other: Int, orListed isListed: Bool) -> String? {
    let lengths = counts.indices.filter { counts[$0].accepted[one] > counts[$0].both }
    for length in lengths.prefix(Self.maximumLengthCount) + lengthsBeyond(one, other) {
      if let found = sampledWitness(length, one, other) { return found }
    }
    return isListed ? commonPasswordWitness(one, other) : nil
  }

  /// Returns the first length that only one of the policies allows, if it is longer than the counted lengths.
  private func lengthsBeyond(_ one: Int, _ other: Int) -> [Int] {
    guard let maximum = automaton.lengths[other].maximum, maximum >= end, maximum < PolicyCounter.maximumLength,
      automaton.lengths[one].contains(maximum + 1)
    else { return [] }
    return [maximum + 1]
  }

  /// Whether the automaton proves that `other` accepts everything that `one` accepts, at every length.
  func provesNone(of one: Int, against other: Int) -> Bool {
    guard isIncluded(one) else { return false }
    let maximum = automaton.lengths[one].maximum ?? .max
    if maximum <= end { return true }
    guard automaton.judgesAllLengths else { return false }
    // An expression may also bound the length.
    if !automaton.table.mayAccept(.only(one), beyond: end) { return true }
    guard maximum <= automaton.lengths[other].maximum ?? .max else { return false }
    // Every state of the automaton is reachable, by passwords of any length.
    return automaton.table.accepts.allSatisfy { !$0.contains(.only(one)) || $0.contains(.only(other)) }
  }

  /// Whether both policies accept everything that the policy at an index accepts, at the compared lengths.
  func isIncluded(_ one: Int) -> Bool { counts.allSatisfy { $0.accepted[one] == $0.both } }

  /// The greatest number of examples drawn to find one that the set-aside rules do not rule out.
  private static let maximumDraws = 200

  private func sampledWitness(_ length: Int, _ one: Int, _ other: Int) -> String? {
    let isAnyWrong = !automaton.lengths[other].contains(length)
    let walk = ReadableWalk(automaton, length: length) {
      $0.contains(.only(one)) && (isAnyWrong || !$0.contains(.only(other)))
    }
    guard let walk else { return nil }
    // A seeded generator draws the same example in every run.
    var generator = SplitMix64()
    for _ in 0..<Self.maximumDraws {
      guard let password = walk.password(using: &generator) else { return nil }
      if isWitness(password, one, other) { return password }
    }
    return nil
  }

  /// The number of positions of a password that are tried, from its start.
  private static let maximumPositions = 16

  /// Returns a password that one policy accepts and the other rejects, with one of the characters that are not in the
  /// automaton's alphabet. Tries examples of the longest and the shortest passwords, with one character replaced and
  /// perhaps another removed.
  func witness(of one: Int, against other: Int, with characters: [Unicode.Scalar]) -> String? {
    let accepted = counts.indices.filter { !counts[$0].accepted[one].isZero }
    guard !characters.isEmpty, let shortest = accepted.first, let longest = accepted.last else { return nil }
    var generator = SplitMix64()
    for length in [longest, shortest] {
      guard let walk = ReadableWalk(automaton, length: length, accepts: { $0.contains(.only(one)) }),
        let example = walk.password(using: &generator)
      else { continue }
      let scalars = Array(example.unicodeScalars)
      for character in characters {
        for position in scalars.indices.prefix(Self.maximumPositions) {
          var changed = scalars
          changed[position] = character
          for skipped in [nil] + scalars.indices.prefix(Self.maximumPositions).map({ Optional($0) })
          where skipped != position {
            var shorter = changed
            if let skipped { shorter.remove(at: skipped) }
            let password = String(String.UnicodeScalarView(shorter))
            if isWitness(password, one, other) { return password }
          }
        }
      }
    }
    return nil
  }

  /// Returns a common password, or one written twice, that only one of the policies rejects.
  private func commonPasswordWitness(_ one: Int, _ other: Int) -> String? {
    var found: String?
    context.commonPasswords.forEachFolded { word in
      guard found == nil else { return }
      let password = String(decoding: word, as: UTF8.self)
      found = [password, password + password].first { isWitness($0, one, other) }
    }
    return found
  }

  private func isWitness(_ password: String, _ one: Int, _ other: Int) -> Bool {
    policies[one].assess(password, in: context).verdict != .unmet
      && policies[other].assess(password, in: context).verdict == .unmet
  }

  // MARK: - Shares

  /// The share of the first policy's passwords that the second also accepts.
  var share: Double? {
    let accepted = counts.reduce(Natural()) { $0 + $1.accepted[0] }
    return Self.share(counts.reduce(Natural()) { $0 + $1.both }, of: accepted)
  }

  /// The same share for each length of the first policy's passwords.
  var shares: [PolicyDifference.LengthShare] {
    counts.indices.compactMap { length in
      Self.share(counts[length].both, of: counts[length].accepted[0])
        .map { PolicyDifference.LengthShare(length: length, share: $0) }
    }
  }

  private static func share(_ part: Natural, of whole: Natural) -> Double? {
    guard !whole.isZero else { return nil }
    // The first 62 bits are precise enough for a share.
    let shift = max(whole.bitWidth - 62, 0)
    return Double(part.bits(from: shift)) / Double(whole.bits(from: shift))
  }
}
