import WatchwordPolicy

/// The comparison of two policies by one automaton.
struct Comparison {
  private let automaton: PolicyAutomaton
  private let policies: [PasswordPolicy]
  private let context: AssessmentContext
  /// The greatest length that was compared.
  let end: Int
  /// Whether only one of the policies accepts passwords, by the number of characters and where the bounds of the length
  /// make no difference.
  private var differences: ReachTable
  /// Whether each policy accepts passwords, likewise; `nil` if both have the same bounds, so that this makes no
  /// difference.
  private var acceptances: ReachTable?

  private static let kinds: [ReachTable.Kinds] = [.first, .second]

  init(_ automaton: PolicyAutomaton, _ policies: [PasswordPolicy], upTo end: Int, in context: AssessmentContext) {
    self.automaton = automaton
    self.policies = policies
    self.context = context
    // If both policies have a maximum, no password is longer.
    let maxima = automaton.lengths.map { $0.maximum ?? .max }
    let minimum = automaton.lengths.map { $0.minimum }.max() ?? 0
    let wanted = min(max(end, minimum), PolicyCounter.maximumLength)
    self.end = max(0, min(wanted, maxima.max() ?? wanted))
    differences = ReachTable(automaton.table) { accepting in
      switch (accepting.contains(.only(0)), accepting.contains(.only(1))) {
      case (true, false): .first
      case (false, true): .second
      default: []
      }
    }
    acceptances =
      automaton.lengths[0] == automaton.lengths[1] ? nil : Self.acceptances(automaton)
  }

  private static func acceptances(_ automaton: PolicyAutomaton) -> ReachTable {
    ReachTable(automaton.table) { ReachTable.Kinds(rawValue: $0.rawValue & 3) }
  }

  /// Returns the table of the passwords of `length` characters that `one` accepts and `other` rejects.
  private func table(_ length: Int, _ other: Int) -> ReachTable {
    if let acceptances, !automaton.lengths[other].contains(length) { acceptances } else { differences }
  }

  /// Returns the first `count` of the compared lengths at which `one` accepts passwords that `other` rejects.
  private mutating func differentLengths(_ one: Int, _ other: Int, first count: Int) -> [Int] {
    var found: [Int] = []
    for length in 0...end where automaton.lengths[one].contains(length) {
      if acceptances != nil, !automaton.lengths[other].contains(length) {
        acceptances?.extend(to: length)
      } else {
        differences.extend(to: length)
      }
      if table(length, other).reaches(Self.kinds[one], in: length) { found.append(length) }
      if found.count == count { break }
    }
    return found
  }

  // MARK: - Witnesses

  /// The number of lengths that are searched for an example; the shortest examples are the simplest.
  private static let maximumLengthCount = 3

  /// Returns a password of the smallest length that one policy accepts and the other rejects, or else a common password
  /// if `isListed`; `nil` if none was found.
  mutating func witness(of one: Int, against other: Int, orListed isListed: Bool) -> String? {
    for length in differentLengths(one, other, first: Self.maximumLengthCount) + lengthsBeyond(one, other) {
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
  mutating func provesNone(of one: Int, against other: Int) -> Bool {
    guard isIncluded(one, in: other) else { return false }
    let maximum = automaton.lengths[one].maximum ?? .max
    if maximum <= end { return true }
    guard automaton.judgesAllLengths else { return false }
    // An expression may also bound the length.
    if !automaton.table.mayAccept(.only(one), beyond: end) { return true }
    guard maximum <= automaton.lengths[other].maximum ?? .max else { return false }
    // Every state of the automaton is reachable, by passwords of any length.
    return automaton.table.accepts.allSatisfy { !$0.contains(.only(one)) || $0.contains(.only(other)) }
  }

  /// Whether `other` accepts everything that `one` accepts, at the compared lengths.
  mutating func isIncluded(_ one: Int, in other: Int) -> Bool { differentLengths(one, other, first: 1).isEmpty }

  /// The greatest number of examples drawn to find one that the set-aside rules do not rule out.
  private static let maximumDraws = 200

  private func sampledWitness(_ length: Int, _ one: Int, _ other: Int) -> String? {
    let walk =
      length > end
      ? ReadableWalk(automaton, length: length) { $0.contains(.only(one)) }
      : ReadableWalk(automaton, length: length, to: Self.kinds[one], by: table(length, other))
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
    guard !characters.isEmpty else { return nil }
    var acceptances = acceptances ?? Self.acceptances(automaton)
    acceptances.extend(to: end)
    let accepted = (0...end).filter {
      automaton.lengths[one].contains($0) && acceptances.reaches(Self.kinds[one], in: $0)
    }
    guard let shortest = accepted.first, let longest = accepted.last else { return nil }
    var generator = SplitMix64()
    for length in [longest, shortest] {
      guard let walk = ReadableWalk(automaton, length: length, to: Self.kinds[one], by: acceptances),
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
}
