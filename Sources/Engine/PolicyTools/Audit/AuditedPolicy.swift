import WatchwordBasics
import WatchwordPolicy

/// A policy with the properties that clauses examine.
struct AuditedPolicy {
  let policy: PasswordPolicy
  let shape: PasswordShape

  init(_ policy: PasswordPolicy) {
    self.policy = policy
    shape = PasswordShape(of: policy)
  }

  /// Returns the rules with this effect.
  func rules(_ effect: RuleEffect) -> [PasswordRule] { policy.rules.filter { $0.effect == effect } }

  var lengths: [LengthRule] {
    policy.rules.compactMap { if case .length(let rule) = $0 { rule } else { nil } }
  }

  // MARK: - Length

  /// The fewest characters of a password that the policy accepts.
  ///
  /// A length in UTF-16 code units or grapheme clusters counts as a length in characters, as its author intends: nearly
  /// every character of a writing system is one code unit and one grapheme cluster. ``minimumInWords`` shows the unit
  /// where it matters, and a standard that requires a unit has a clause about it (NIST SP 800-63B-4, 3.1.1.2: code
  /// points). A letter beyond ASCII takes 2 or more bytes.
  var minimum: Int { shape.minimumLength }

  /// The minimum as a clause, such as "The minimum length is 12 characters", with the unit where it matters.
  var minimumInWords: String { "The minimum length is \(minimum.counted("character"))\(unitOfMinimum)" }

  /// The unit of the minimum in parentheses, after a space; empty if the minimum is counted in characters.
  var unitOfMinimum: String {
    let minimum = minimum
    if let bytes = lengths.filter({ $0.unit == .utf8 }).compactMap({ $0.minimum }).max(), bytes > minimum {
      return " (\(bytes) bytes of UTF-8, of which a character takes up to \(widest))"
    }
    guard lengths.contains(where: { $0.unit == .utf16 && $0.minimum == minimum }) else { return "" }
    let others = policy.rules.filter { if case .length(let rule) = $0 { rule.unit != .utf16 } else { true } }
    return PasswordShape(of: PasswordPolicy(rules: others)).minimumLength < minimum
      ? " (in UTF-16 code units, of which most emoji take 2)" : ""
  }

  /// The greatest number of UTF-8 bytes that a usable character takes.
  private var widest: Int { shape.groups.map { $0.width }.max() ?? 1 }

  /// The length up to which every password is permitted, whatever its characters: for a maximum in bytes, as many of
  /// the widest characters as fit; `nil` if there is no limit.
  var maximum: Int? { [shape.maximumLength, maximumOfBytes.map { $0 / widest }].compactMap { $0 }.min() }

  /// The greatest number of UTF-8 bytes that a password may have; `nil` if no rule counts them.
  private var maximumOfBytes: Int? { lengths.filter { $0.unit == .utf8 }.compactMap { $0.maximum }.min() }

  /// The maximum as a clause, such as "The maximum length is 20", with the unit where it matters.
  var maximumInWords: String {
    guard let maximum else { return "There is no maximum length" }
    guard let bytes = maximumOfBytes, bytes / widest == maximum, bytes > maximum else {
      return "The maximum length is \(maximum)"
    }
    return "The maximum length is \(bytes) bytes of UTF-8, which may hold as few as \(maximum.counted("character"))"
  }

  /// Returns the edits after which passwords have at least `minimum` characters. A maximum below that is raised to at
  /// least ``expectedMaximumLength``.
  func lengthening(to minimum: Int) -> [PolicyEdit] {
    let codePoints = lengths.filter { $0.unit == .codePoint }
    let counted = codePoints.isEmpty ? lengths.filter { $0.minimum != nil && $0.unit != .utf8 } : codePoints
    // The minimum is added to a rule that has only a maximum, so that users read one rule about the length.
    let takesMinimum = counted.count == 1 || counted.contains { $0.minimum != nil }
    var edits: [PolicyEdit] = []
    for rule in lengths {
      var new = rule
      if takesMinimum, counted.contains(rule), counted.count == 1 || rule.minimum != nil, rule.minimum ?? 0 < minimum {
        new = new.with(minimum: minimum)
      }
      if let maximum = rule.maximum, maximum < minimum {
        new = new.with(maximum: max(minimum, Self.expectedMaximumLength))
      }
      if new != rule { edits.append(.replace(.length(rule), with: .length(new))) }
    }
    return takesMinimum ? edits : edits + [.add(.length(LengthRule(minimum: minimum)))]
  }

  /// The length that standards expect to be permitted, in characters (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0,
  /// 6.2.9).
  static let expectedMaximumLength = 64

  /// The length below which no standard accepts a user-chosen password (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0,
  /// 6.2.1).
  static let lowestAcceptedMinimum = 8

  /// Returns a description of the change by ``permitting(_:)``: a limit in bytes is raised to fit the widest
  /// characters.
  func permission(of length: Int) -> String {
    let isInBytes = lengths.contains { $0.unit == .utf8 && $0.maximum ?? .max < length * widest }
    return isInBytes
      ? "Permit \(length) characters (\(length * widest) bytes of UTF-8), or remove the maximum length"
      : "Raise the maximum length to \(length), or remove it"
  }

  /// Returns the edits after which no maximum is below `length` characters.
  func permitting(_ length: Int) -> [PolicyEdit] {
    lengths.compactMap { rule in
      let needed = rule.unit == .utf8 ? length * widest : length
      guard rule.maximum ?? .max < needed else { return nil }
      return .replace(.length(rule), with: .length(rule.with(maximum: needed)))
    }
  }

  // MARK: - Changes

  /// Returns a failure caused by the rules that `change` replaces or removes.
  func failure(_ text: String, _ change: PolicyChange) -> ClauseJudgement {
    let rules = change.edits.compactMap { edit -> PasswordRule? in
      switch edit {
      case .remove(let rule), .replace(let rule, _): rule
      case .add: nil
      }
    }
    return .fail(text, because: rules, change)
  }

  /// Returns a change that makes `edits` and removes the rules that still prevent `isWanted` from holding.
  func change(_ summary: String, _ edits: [PolicyEdit], until isWanted: (AuditedPolicy) -> Bool) -> PolicyChange {
    let edited = PolicyChange(summary, edits).applied(to: policy)
    let removed = edited.culprits { isWanted(AuditedPolicy($0)) }
    guard !removed.isEmpty else { return PolicyChange(summary, edits) }
    return PolicyChange(
      edits.isEmpty ? "Remove \(removed.names)" : "\(summary), and remove \(removed.names)",
      edits + removed.map { .remove($0) })
  }

  // MARK: - Characters

  /// Whether every accepted password has a character of one of the kinds for which `isMember` holds.
  func requires(_ isMember: (CharacterGroup.Kind) -> Bool) -> Bool { shape.requires { isMember($0.kind) } }

  /// The printable ASCII characters, including the space, that no password may have.
  var rejectedASCII: ScalarSet {
    var rejected = ScalarSet()
    for value in UInt32(0x20)...0x7E where !shape.groups.contains(where: { $0.ascii.contains(value) }) {
      rejected.insert(value)
    }
    return rejected
  }

  /// The number of letters, digits and symbols beyond ASCII that no password may have.
  var rejectedBeyondASCII: Int { shape.excluded.reduce(0) { $0 + $1.visibleBeyondASCII } }

  /// The number of letters, digits and symbols beyond ASCII that passwords may have.
  var permittedBeyondASCII: Int { shape.groups.reduce(0) { $0 + $1.visibleBeyondASCII } }

  /// Returns the edits after which the rules on single characters admit all for which `mustPass` holds.
  func admitting(_ mustPass: (UInt32) -> Bool, allowing classes: [CharacterClass]) -> [PolicyEdit] {
    policy.rules.compactMap { rule in
      switch rule {
      case .forbiddenCharacters(let old):
        let values = ScalarSet(old.characters.string).values
        let kept = values.filter { !mustPass($0) }
        if kept.count == values.count { return nil }
        return kept.isEmpty
          ? .remove(rule)
          : .replace(rule, with: .forbiddenCharacters(ForbiddenCharactersRule(ExactText(text(of: kept)))))
      case .allowedCharacters(let old):
        let missing = classes.filter { each in !each.asciiMembers.values.allSatisfy { old.permitted.contains($0) } }
        if missing.isEmpty { return nil }
        return .replace(
          rule, with: .allowedCharacters(AllowedCharactersRule(old.characters, classes: old.classes + missing)))
      case .whiteSpace: return mustPass(0x20) ? .remove(rule) : nil
      default: return nil
      }
    }
  }

  /// The rules on the number of days after which passwords must be changed.
  var expiries: [ExpiryRule] { policy.rules.compactMap { if case .expiry(let rule) = $0 { rule } else { nil } } }

  private func text(of values: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    for value in values { if let scalar = Unicode.Scalar(value) { view.append(scalar) } }
    return String(view)
  }
}

extension LengthRule {
  func with(minimum: Int) -> LengthRule { LengthRule(minimum: minimum, maximum: maximum, unit: unit) }
  func with(maximum: Int) -> LengthRule { LengthRule(minimum: minimum, maximum: maximum, unit: unit) }
}

extension PasswordPolicy {
  /// Returns the rules on characters and their arrangement that prevent `isWanted` from holding: as few as possible, in
  /// an order that is independent of their order in the policy.
  fileprivate func culprits(_ isWanted: (PasswordPolicy) -> Bool) -> [PasswordRule] {
    if isWanted(self) { return [] }
    let suspects = rules.filter { $0.effect == .composition || $0.effect == .characters }
      .sorted { $0.json.utf8.lexicographicallyPrecedes($1.json.utf8) }
    // If not even the removal of all rules helps, none is removed.
    guard isWanted(PasswordPolicy(rules: rules.filter { !suspects.contains($0) })) else { return [] }
    var removed = suspects
    for suspect in suspects {
      let others = removed.filter { $0 != suspect }
      if isWanted(PasswordPolicy(rules: rules.filter { !others.contains($0) })) { removed = others }
    }
    return removed
  }
}

extension AllowedCharactersRule {
  /// The characters that the rule admits.
  var permitted: ScalarSet {
    var permitted = ScalarSet(characters.string)
    for each in classes { permitted = permitted.union(each.asciiMembers) }
    return permitted
  }
}

extension CharacterClass {
  /// Whether the character belongs to the class.
  func hasMember(_ scalar: Unicode.Scalar) -> Bool {
    PasswordFacts(String(Character(scalar))).counts[self] > 0
  }
}

extension Sequence<PasswordRule> {
  /// The ids as a list in a sentence: without duplicates, in the order of the documentation, with the ids that apps
  /// define last.
  var names: String {
    let ids = Set(map { $0.id })
    let known = RuleKind.allIDs.filter { ids.contains($0) }
    return (known + ids.subtracting(known).sorted { $0 < $1 }).map { $0.string }.joinedAsList
  }

  /// Whether all rules have the same id.
  var hasOneName: Bool { Set(map { $0.id }).count == 1 }

  /// The ids as a part of a sentence: "the rule digits", "the rules digits and special".
  var namesAsRules: String { "the \(hasOneName ? "rule" : "rules") \(names)" }
}
