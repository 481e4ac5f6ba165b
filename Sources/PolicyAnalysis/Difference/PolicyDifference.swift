import BigInt
public import WatchwordPolicy

/// What changes for passwords when one policy replaces another.
public struct PolicyDifference: Sendable {
  /// A password that the old policy accepts and the new one rejects.
  public let onlyOld: Witness
  /// A password that the new policy accepts and the old one rejects.
  public let onlyNew: Witness
  /// The part of the old policy's passwords that the new one accepts too, up to the length that was looked at; `nil` if
  /// there is no such password, or if it was not counted exactly.
  public let share: Double?
  /// The characters over which passwords were compared.
  public let alphabet: Alphabet
  /// The rules that were left aside, because characters alone do not decide them or because they would take too much
  /// memory.
  public let aside: [PasswordRule]

  /// A password as an example, or why there is none.
  public enum Witness: Hashable, Sendable {
    /// This password.
    case password(String)
    /// There is none, up to the length that was looked at.
    case none
    /// It is not known, because these rules were left aside.
    case unknown([PasswordRule])
  }

  /// Compares two policies over the printable characters of ASCII and a character of every kind that they tell apart, up
  /// to `end` characters or as far as the policies allow.
  public init(
    from old: PasswordPolicy, to new: PasswordPolicy, upTo end: Int = PolicyCounter.usualEnd,
    in context: AssessmentContext = AssessmentContext()
  ) {
    self.init(from: old, to: new, over: .tellingApart([old, new]), upTo: end, in: context)
  }

  init(
    from old: PasswordPolicy, to new: PasswordPolicy, over alphabet: Alphabet, upTo end: Int,
    in context: AssessmentContext, stateLimit: Int = MachineRoom.stateLimit
  ) {
    self.alphabet = alphabet
    let (left, room) = MachineRoom.largest(for: [old, new], over: alphabet, limit: stateLimit)
    let policies = [old, new]
    var aside: [PasswordRule] = left
    for policy in policies {
      for rule in PolicyTraits(policy, over: alphabet).aside where !aside.contains(rule) { aside.append(rule) }
    }
    self.aside = aside
    // What both policies ask makes no difference.
    let differing = aside.filter { old.rules.contains($0) != new.rules.contains($0) || left.contains($0) }
    guard let room else {
      (onlyOld, onlyNew, share) = (.unknown(aside), .unknown(aside), nil)
      return
    }
    let comparison = Comparison(room, policies, end, context)
    onlyOld = comparison.witness(of: 0, against: 1) ?? (differing.isEmpty ? .none : .unknown(differing))
    onlyNew = comparison.witness(of: 1, against: 0) ?? (differing.isEmpty ? .none : .unknown(differing))
    share = left.isEmpty ? comparison.share : nil
  }
}

/// Two policies in one machine.
private struct Comparison {
  let room: MachineRoom
  let policies: [PasswordPolicy]
  let end: Int
  let context: AssessmentContext

  init(_ room: MachineRoom, _ policies: [PasswordPolicy], _ end: Int, _ context: AssessmentContext) {
    self.room = room
    self.policies = policies
    // Where both have a maximum, nothing is longer; where one has none, lengths beyond the other's count.
    let maxima = room.lengths.map { $0.maximum ?? .max }
    self.end = min(max(end, room.lengths.map(\.minimum).max() ?? 0), maxima.max() ?? end)
    self.context = context
  }

  /// A password that one policy accepts and the other rejects, of the smallest length; `nil` if none was found.
  func witness(of one: Int, against other: Int) -> PolicyDifference.Witness? {
    var differing = room.table { $0.contains(.only(one)) && !$0.contains(.only(other)) }
    var accepted = room.table { $0.contains(.only(one)) }
    for length in 0...max(end, 0) {
      if length > 0 {
        differing.advance()
        accepted.advance()
      }
      guard room.lengths[one].contains(length) else { continue }
      let isLengthWrong = !room.lengths[other].contains(length)
      let count = isLengthWrong ? accepted.count : differing.count
      if !count.isZero, let found = drawn(length, isLengthWrong, one, other) { return .password(found) }
    }
    return listed(one, other).map { .password($0) }
  }

  /// How often an example is drawn until the rules that are left aside agree.
  private static let mostDraws = 200

  private func drawn(_ length: Int, _ isLengthWrong: Bool, _ one: Int, _ other: Int) -> String? {
    let walk = PasswordWalk(room, length: length) {
      $0.contains(.only(one)) && (isLengthWrong || !$0.contains(.only(other)))
    }
    // The same example in every run.
    var generator = FixedGenerator()
    for _ in 0..<Self.mostDraws {
      guard let password = walk.password(using: &generator) else { return nil }
      if isWitness(password, one, other) { return password }
    }
    return nil
  }

  /// A common password that only one of the policies rejects.
  private func listed(_ one: Int, _ other: Int) -> String? {
    var found: String?
    context.commonPasswords.forEachFolded { word in
      guard found == nil else { return }
      let password = String(decoding: word, as: UTF8.self)
      if isWitness(password, one, other) { found = password }
    }
    return found
  }

  private func isWitness(_ password: String, _ one: Int, _ other: Int) -> Bool {
    policies[one].assess(password, in: context).verdict != .unmet
      && policies[other].assess(password, in: context).verdict == .unmet
  }

  /// The part of the first policy's passwords that the second accepts too.
  var share: Double? {
    var one = room.table { $0.contains(.only(0)) }
    var both = room.table { $0.contains(.only(0)) && $0.contains(.only(1)) }
    var (accepted, kept) = (BigUInt(), BigUInt())
    for length in 0...max(end, 0) {
      if length > 0 {
        one.advance()
        both.advance()
      }
      guard room.lengths[0].contains(length) else { continue }
      accepted += one.count
      if room.lengths[1].contains(length) { kept += both.count }
    }
    guard !accepted.isZero else { return nil }
    // The first 64 bits are enough for a share.
    let shift = max(accepted.bitWidth - 62, 0)
    return Double(UInt64(kept >> shift)) / Double(UInt64(accepted >> shift))
  }
}

/// A generator that draws the same numbers in every run: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
private struct FixedGenerator: RandomNumberGenerator {
  private var state: UInt64 = 0x5EED

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
