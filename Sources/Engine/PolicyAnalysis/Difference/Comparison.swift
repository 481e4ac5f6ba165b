import WatchwordPolicy

/// The comparison of two policies by one machine.
struct Comparison {
  private let room: MachineRoom
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
    _ room: MachineRoom, _ policies: [PasswordPolicy], upTo end: Int, in context: AssessmentContext,
    onLength: (Int, Int) -> Void
  ) {
    self.room = room
    self.policies = policies
    self.context = context
    // If both policies have a maximum, no password is longer.
    let maxima = room.lengths.map { $0.maximum ?? .max }
    let minimum = room.lengths.map { $0.minimum }.max() ?? 0
    let wanted = min(max(end, minimum), PolicyCounter.greatestEnd)
    self.end = max(0, min(wanted, maxima.max() ?? wanted))
    counts = Self.counts(room, to: self.end, onLength)
  }

  private static func counts(_ room: MachineRoom, to end: Int, _ onLength: (Int, Int) -> Void) -> [Counts] {
    var tables = [PolicySet.only(0), .only(1), .first(2)].map { policies in room.table { $0.isSuperset(of: policies) } }
    return (0...end).map { length in
      onLength(length, end)
      if length > 0 { for index in tables.indices { tables[index].advance() } }
      let isIn = room.lengths.map { $0.contains(length) }
      return Counts(
        accepted: [isIn[0] ? tables[0].count : 0, isIn[1] ? tables[1].count : 0],
        both: isIn[0] && isIn[1] ? tables[2].count : 0)
    }
  }

  // MARK: - Witnesses

  /// The number of lengths that are searched for an example; the shortest examples are the simplest.
  private static let mostLengths = 3

  /// Returns a password of the smallest length that one policy accepts and the other rejects, or else a common password
  /// if `isListed`; `nil` if none was found.
  func witness(of one: Int, against other: Int, orListed isListed: Bool) -> String? {
    let lengths = counts.indices.filter { counts[$0].accepted[one] > counts[$0].both }
    for length in lengths.prefix(Self.mostLengths) + lengthsBeyond(one, other) {
      if let found = drawn(length, one, other) { return found }
    }
    return isListed ? listed(one, other) : nil
  }

  /// Returns the first length that only one of the policies allows, if it is longer than the counted lengths.
  private func lengthsBeyond(_ one: Int, _ other: Int) -> [Int] {
    guard let maximum = room.lengths[other].maximum, maximum >= end, maximum < PolicyCounter.greatestEnd,
      room.lengths[one].contains(maximum + 1)
    else { return [] }
    return [maximum + 1]
  }

  /// Whether the machine proves that `other` accepts everything that `one` accepts, at every length.
  func provesNone(of one: Int, against other: Int) -> Bool {
    guard isIncluded(one) else { return false }
    let maximum = room.lengths[one].maximum ?? .max
    if maximum <= end { return true }
    guard room.judgesAllLengths else { return false }
    // An expression may also bound the length.
    if !room.machine.mayAccept(.only(one), beyond: end) { return true }
    guard maximum <= room.lengths[other].maximum ?? .max else { return false }
    // Every state of the machine is reachable, by passwords of any length.
    return room.machine.accepts.allSatisfy { !$0.contains(.only(one)) || $0.contains(.only(other)) }
  }

  /// Whether both policies accept everything that the policy at an index accepts, at the compared lengths.
  func isIncluded(_ one: Int) -> Bool { counts.allSatisfy { $0.accepted[one] == $0.both } }

  /// The number of examples drawn before giving up on the rules that are set aside.
  private static let mostDraws = 200

  private func drawn(_ length: Int, _ one: Int, _ other: Int) -> String? {
    let isAnyWrong = !room.lengths[other].contains(length)
    let walk = ReadableWalk(room, length: length) {
      $0.contains(.only(one)) && (isAnyWrong || !$0.contains(.only(other)))
    }
    guard let walk else { return nil }
    // A fixed generator draws the same example in every run.
    var generator = FixedGenerator()
    for _ in 0..<Self.mostDraws {
      guard let password = walk.password(using: &generator) else { return nil }
      if isWitness(password, one, other) { return password }
    }
    return nil
  }

  /// The number of positions of a password that are tried, from its start.
  private static let mostPlaces = 16

  /// Returns a password that one policy accepts and the other rejects, with one of the characters that are not in the
  /// machine's alphabet. Tries examples of the longest and the shortest passwords, with one character replaced and
  /// perhaps another removed.
  func witness(of one: Int, against other: Int, with characters: [Unicode.Scalar]) -> String? {
    let accepted = counts.indices.filter { !counts[$0].accepted[one].isZero }
    guard !characters.isEmpty, let shortest = accepted.first, let longest = accepted.last else { return nil }
    var generator = FixedGenerator()
    for length in [longest, shortest] {
      guard let walk = ReadableWalk(room, length: length, accepts: { $0.contains(.only(one)) }),
        let example = walk.password(using: &generator)
      else { continue }
      let scalars = Array(example.unicodeScalars)
      for character in characters {
        for place in scalars.indices.prefix(Self.mostPlaces) {
          var changed = scalars
          changed[place] = character
          for skipped in [nil] + scalars.indices.prefix(Self.mostPlaces).map({ Optional($0) }) where skipped != place {
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
  private func listed(_ one: Int, _ other: Int) -> String? {
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
