import WatchwordBasics
package import WatchwordPolicy

/// The entropy of a policy as CNIL computes it: log2(N^L) = L · log2 N, for a minimum length of L characters and N
/// different characters (deliberation 2022-100 of 21 July 2022).
///
/// N counts the characters of the kinds that the policy requires: in CNIL's own examples, 12 characters of four classes
/// are 99^12, and 14 characters of letters and digits "without a mandatory special character" are 62^14. Characters
/// that a policy only permits therefore add nothing.
///
/// If the rule classes requires three or more of several kinds, all kinds that it offers count, the special characters as
/// 11: CNIL's first example for 50 bits is 8 characters of 3 of 4 kinds, with at least 11 special characters, which are
/// 73^8. Of any other choice between kinds, for which CNIL has no example, the weakest counts: the fewest characters that
/// an accepted password can consist of, such as letters of one case and digits for two classes of four, or digits alone
/// if no class is required.
///
/// Letters of one case count as 26, and digits as 10. Required special characters count as 37 (CNIL's own number for 80
/// bits) if all of Unicode counts; otherwise, the special characters that the rule lists or that ASCII contains are
/// counted. Characters that cannot occur do not count.
package struct CNILFigure: Hashable, Sendable {
  /// The minimum length in characters, L.
  package let length: Int
  /// The number of different characters, N; at least 1.
  package let alphabet: Int
  /// The kinds of characters that N counts, such as "52 letters and 10 digits".
  package let kinds: String
  /// Whether the policy leaves a choice of kinds, of which ``kinds`` is the weakest.
  package let isChosen: Bool

  /// Computes the figure of `policy`.
  package init(of policy: PasswordPolicy) { self.init(AuditedPolicy(policy)) }

  init(_ policy: AuditedPolicy) {
    length = policy.minimum
    let required = RequiredCharacters(policy)
    alphabet = max(1, required.count)
    kinds = required.kinds
    isChosen = required.isChosen
  }

  /// The figure in bits.
  package var bits: Double { Double(length) * bitsOfCharacter }

  /// The figure in whole bits, rounded as CNIL does: its example for 80 bits, 12 characters of four kinds with 37 special
  /// characters, is 99^12 and has 79.55 bits; those for 50 bits, 73^8 and 15 digits, have 49.52 and 49.83.
  package var roundedBits: Int { Int(bits + 0.5) }

  /// Returns the minimum length with which the policy reaches `bits`; `nil` if no length is enough, because only one
  /// character can be used.
  package func length(for bits: Int) -> Int? {
    guard alphabet > 1 else { return nil }
    var minimum = Int((Double(bits) - 0.5) / bitsOfCharacter)
    while Int(Double(minimum) * bitsOfCharacter + 0.5) < bits { minimum += 1 }
    return minimum
  }

  private var bitsOfCharacter: Double { .binaryLogarithm(of: UInt64(alphabet)) }
}

/// The characters of the kinds that a policy requires, with those that it offers as a choice of kinds, or those of the
/// weakest choice.
private struct RequiredCharacters {
  private var parts: [Part] = []
  /// Whether some of the kinds are the weakest of several choices.
  let isChosen: Bool
  /// Whether some of the kinds are not required, but on offer.
  private let hasOffers: Bool

  /// Characters of one kind that no rule on kinds distinguishes.
  private struct Part {
    let kind: CharacterGroup.Kind
    var groupIndices: [Int]
    var ascii = 0
    var all = 0
    /// Whether passwords can do without the characters, which a rule offers as one of several kinds.
    var isOnOffer = false

    /// CNIL's number of required special characters, which are those of a French keyboard.
    private static let specialOfKeyboard = 37
    /// CNIL's number of special characters that are one of several kinds on offer.
    private static let specialOnOffer = 11

    /// The number of characters that count: only those on keyboards, unless there are none.
    var count: Int {
      if ascii == 0 || kind == .none { return all }
      guard kind == .special else { return ascii }
      if isOnOffer { return min(ascii, Self.specialOnOffer) }
      return all > ascii ? max(ascii, Self.specialOfKeyboard) : ascii
    }
  }

  /// The greatest number of parts that are distinguished; every subset of the parts is examined as a choice.
  private static let maximumParts = 10

  init(_ policy: AuditedPolicy) {
    let shape = policy.shape
    var all = Self.parts(of: shape) { $0.requiredBy }
    if all.count > Self.maximumParts { all = Self.parts(of: shape) { _ in [] } }
    let isRequired = all.map { part in !shape.acceptsAny { !part.groupIndices.contains($0) } }
    let required = zip(all, isRequired).filter { $0.1 }.map { $0.0 }
    let others = zip(all, isRequired).filter { !$0.1 }.map { $0.0 }
    let offered = Self.parts(offeredBy: policy, among: others)
    hasOffers = !offered.isEmpty
    guard offered.isEmpty else {
      parts = required + offered
      isChosen = false
      return
    }
    // An empty password has no kind to count.
    let choices = ((required.isEmpty ? 1 : 0)..<(1 << others.count)).map { choice in
      others.indices.filter { choice >> $0 & 1 == 1 }.map { others[$0] }
    }
    let weakest = choices.stablySorted(byNumber: { $0.reduce(0) { $0 + $1.count } })
      .first { choice in
        let groupIndices = Set((required + choice).flatMap { $0.groupIndices })
        return shape.acceptsAny { groupIndices.contains($0) }
      }
    parts = required + (weakest ?? others)
    isChosen = weakest?.isEmpty == false
  }

  /// The least number of kinds that a rule must require for all kinds that it offers to count: that of CNIL's example.
  private static let leastOfOffer = 3

  /// Returns the parts of `others`, which no password needs, that a rule offers among the kinds that it requires.
  private static func parts(offeredBy policy: AuditedPolicy, among others: [Part]) -> [Part] {
    let classes = policy.policy.rules.flatMap { rule -> [CharacterClass] in
      guard case .classes(let rule) = rule, rule.minimum >= leastOfOffer, rule.minimum < rule.classes.count else {
        return []
      }
      let required = rule.classes.filter { each in policy.requires { $0.belongs(to: each) } }
      return required.count < rule.minimum ? rule.classes : []
    }
    return others.filter { part in classes.contains { part.kind.belongs(to: $0) } }.map { part in
      var part = part
      part.isOnOffer = true
      return part
    }
  }

  private static func parts(
    of shape: PasswordShape, by requirements: (CharacterGroup) -> [Bool]
  ) -> [Part] {
    var parts: [Part] = []
    var signatures: [[Bool]] = []
    for (groupIndex, group) in shape.groups.enumerated() {
      let signature = requirements(group)
      let index = parts.indices.first { parts[$0].kind == group.kind && signatures[$0] == signature } ?? parts.count
      if index == parts.count {
        parts.append(Part(kind: group.kind, groupIndices: []))
        signatures.append(signature)
      }
      parts[index].groupIndices.append(groupIndex)
      parts[index].ascii += group.ascii.count
      parts[index].all += group.count
    }
    return parts
  }

  /// The number of characters that count.
  var count: Int { parts.reduce(0) { min($0 + $1.count, 0x11_0000) } }

  /// The kinds of characters that count, with their numbers.
  var kinds: String {
    func count(_ isCounted: (CharacterGroup.Kind) -> Bool) -> Int {
      parts.reduce(0) { isCounted($1.kind) ? $0 + $1.count : $0 }
    }
    let named = [
      (count { $0.isLetter }, "letter"), (count { $0 == .digit }, "digit"),
      (count { $0 == .special }, "special character"), (count { $0 == .none }, "other character"),
    ]
    let kinds = named.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }.joinedAsList
    if hasOffers { return "\(kinds), the kinds on offer" }
    return isChosen ? "\(kinds), the weakest choice" : kinds
  }
}

extension CharacterGroup.Kind {
  /// Whether characters of this kind belong to a class.
  fileprivate func belongs(to characterClass: CharacterClass) -> Bool {
    switch characterClass {
    case .letters: isLetter
    case .uppercase: self == .uppercase
    case .lowercase: self == .lowercase
    case .digits: self == .digit
    case .special: self == .special
    }
  }
}
