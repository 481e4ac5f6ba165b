import WatchwordDiagnostics
public import WatchwordPolicy

/// Counts the passwords that a policy accepts.
public struct PolicyCounter: Sendable {
  private let policy: PasswordPolicy
  private let alphabet: Alphabet
  private let commonPasswords: CommonPasswords
  private let stateLimit: Int

  /// The greatest length that is counted where a policy sets no maximum.
  public static let usualEnd = 64
  /// The greatest length that can be counted; the numbers of longer passwords have thousands of digits.
  public static let greatestEnd = 1024

  /// The greatest number of states of an automaton that is usually made, which takes some seconds and some hundred
  /// megabytes.
  public static let usualStateLimit = MachineRoom.stateLimit

  /// A counter of the passwords over `alphabet` that `policy` accepts. Rules that need an automaton of more than
  /// `stateLimit` states are left out, and the numbers are bounds then.
  public init(
    _ policy: PasswordPolicy, over alphabet: Alphabet = .printableASCII, commonPasswords: CommonPasswords = .embedded,
    stateLimit: Int = usualStateLimit
  ) {
    self.policy = policy
    self.alphabet = alphabet
    self.commonPasswords = commonPasswords
    self.stateLimit = stateLimit
  }

  /// Counts the passwords of up to `end` characters, or up to the maximum of the policy if that is smaller. If the
  /// minimum of the policy is greater, only passwords of that length are counted.
  ///
  /// Passwords of more than ``greatestEnd`` characters are not counted. `onLength` is called with each length that is
  /// done and with the last one.
  public func count(to end: Int = usualEnd, onLength: (Int, Int) -> Void = { _, _ in }) -> PolicyCount {
    let traits = PolicyTraits(policy, over: alphabet)
    let wanted = min(max(end, traits.lengths.minimum), Self.greatestEnd)
    let last = min(traits.lengths.maximum ?? wanted, wanted)
    let lengths = traits.lengths.minimum <= last && last >= 0 ? traits.lengths.minimum...last : nil
    let (left, room) = MachineRoom.largest(for: [policy], over: alphabet, limit: stateLimit)
    var counts: [(length: Int, count: CountRange)] = []
    if let lengths, let room {
      let rejected = left.map { rejections(by: $0, to: last) }
      let personal = PersonalBound.rejections(by: traits.aside)
      let listed = CommonPasswordCount(room, traits.aside, commonPasswords, lengths: lengths)
      let accepted = room.counts(to: last, of: 0) { onLength($0, last) }
      for (length, count) in zip(0...last, accepted) where lengths.contains(length) {
        let common = listed.count(ofLength: length)
        // Some of the listed passwords may be among those that the other rules reject.
        let most = left.isEmpty ? count - common.least : count
        let lost = rejected.reduce(common.most + (personal ?? count)) { $0 + $1[length] }
        counts.append((length, CountRange(least: count - lost, most: most)))
      }
    }
    return PolicyCount(
      alphabet: alphabet, lengths: counts, bounds: bounds(traits, left),
      isCutOff: (traits.lengths.maximum ?? .max) > last)
  }

  private func bounds(_ traits: PolicyTraits, _ left: [PasswordRule]) -> [PolicyCount.Bound] {
    policy.rules.compactMap { rule in
      if traits.aside.contains(rule), rule != .commonPassword(CommonPasswordRule()) {
        return PolicyCount.Bound(rule: rule, reason: Self.isJudgedOutside(rule) ? .judgedOutside : .dependsOnPerson)
      }
      return left.contains(rule) ? PolicyCount.Bound(rule: rule, reason: .tooManyStates) : nil
    }
  }

  /// Whether functions of the app decide the rule, which nothing is known about here.
  private static func isJudgedOutside(_ rule: PasswordRule) -> Bool {
    switch rule {
    case .breachedPassword, .strength: true
    default: false
    }
  }

  /// The number of passwords of each length that one rule rejects among those of permitted characters, or more.
  private func rejections(by rule: PasswordRule, to end: Int) -> [Natural] {
    func counts(with includes: (PasswordRule) -> Bool) -> [Natural]? {
      let traits = PolicyTraits(policy, over: alphabet, including: includes)
      return try? MachineRoom([traits], over: alphabet, limit: stateLimit).counts(to: end, of: 0)
    }
    let permits = PolicyTraits(policy, over: alphabet) { RuleBurden.limitsCharacters($0) }.permits
    let characters = zip(alphabet.characters, permits).filter { $0.1 }.map { $0.0 }
    if let bound = RejectionBound(rule, over: characters).counts(to: end) { return bound }
    let permitted = counts { RuleBurden.limitsCharacters($0) } ?? []
    let accepted = counts { RuleBurden.limitsCharacters($0) || $0 == rule }
    return permitted.indices.map { permitted[$0] - (accepted?[$0] ?? 0) }
  }
}

extension MachineRoom {
  /// The machine of policies, without the rules that would make it too large, and those rules.
  static func largest(
    for policies: [PasswordPolicy], over alphabet: Alphabet, limit: Int = stateLimit
  ) -> (left: [PasswordRule], room: MachineRoom?) {
    var left: [PasswordRule] = []
    // Each state has a counter for each rule, and of many rules more and more are left out at once: so the time does not
    // grow with the cube of their number.
    let count = policies.reduce(0) { $0 + $1.rules.count }
    let limit = count > mostRules ? limit * mostRules / count * mostRules / count : limit
    var step = 1
    while true {
      do throws(MachineFailure) {
        let traits = policies.map { policy in PolicyTraits(policy, over: alphabet) { !left.contains($0) } }
        return (left, try MachineRoom(traits, over: alphabet, limit: limit))
      } catch {
        for _ in 0..<(count > mostRules ? step : 1) {
          let others = policies.flatMap { $0.rules }.filter { !left.contains($0) }
          guard let next = RuleBurden.heaviest(of: others, after: error) else { return (left, nil) }
          left.append(next)
        }
        step *= 2
      }
    }
  }

  /// The number of rules up to which each state is cheap.
  private static let mostRules = 32

  /// The numbers of ways through the machine.
  func table(keepsLayers: Bool = false, accepts: (PolicySet) -> Bool) -> CountTable {
    CountTable(machine, characterCount: alphabet.count, keepsLayers: keepsLayers, accepts: accepts)
  }

  /// The number of passwords of 0 to `end` characters that the policy at `index` accepts, without its bounds of length.
  func counts(to end: Int, of index: Int, onLength: (Int) -> Void = { _ in }) -> [Natural] {
    var table = table { $0.contains(.only(index)) }
    var counts = [table.count]
    for length in 0..<max(end, 0) {
      onLength(length)
      table.advance()
      counts.append(table.count)
    }
    return counts
  }
}

/// Which rules make an automaton large.
enum RuleBurden {
  /// The rule to leave out next; `nil` if none is left that matters.
  static func heaviest(of rules: [PasswordRule], after failure: MachineFailure) -> PasswordRule? {
    switch failure {
    case .expression(let expression): return rules.first { $0.expression == expression }
    case .rule(let rule): return rule
    case .tooManyStates, .distinctBesideSequences: break
    }
    return rules.filter { burden(of: $0) > 0 }.max { burden(of: $0) < burden(of: $1) }
  }

  /// Whether the rule only says which characters may occur.
  static func limitsCharacters(_ rule: PasswordRule) -> Bool {
    switch rule {
    case .forbiddenCharacters, .allowedCharacters, .whiteSpace: true
    default: false
    }
  }

  private static func burden(of rule: PasswordRule) -> Int {
    switch rule {
    case .distinctCharacters: .max
    case .characterCount(let rule): rule.minimum
    case .classRun(let rule): rule.maximum
    case .passphraseWords(let rule): rule.minimum
    case .numberRange: 100
    case .dictionaryWords(let rule): rule.words.reduce(0) { $0 + $1.count }
    case .sequence(let rule): 1 << 20 + (rule.includesKeyboardRows ? 4 : 1) * rule.length
    case .repetition(let rule): rule.maximum
    case .classes: 1
    case .pattern(let rule):
      // Short expressions have few states; those of long ones can be many more than their steps.
      rule.expression.size * rule.expression.size
    case .length(let rule): rule.unit == .codePoint ? 0 : rule.maximum ?? rule.minimum ?? 0
    default: 0
    }
  }
}
