import WatchwordBasics
import WatchwordPolicy

extension PasswordRule {
  /// The rule against common or expected passwords, which compares whole passwords.
  static let expectedPasswords = PasswordRule.commonPassword(CommonPasswordRule(rejectsVariants: true))
}

extension AuditStandard {
  /// NIST SP 800-63B-4, Authentication and Authenticator Management (July 2025), section 3.1.1.2, Password Verifiers:
  /// the numbered list, and the paragraphs after it.
  package static let nist = AuditStandard(
    id: "nist", title: "NIST SP 800-63B-4 (2025), section 3.1.1.2",
    clauses: [
      minimumLength, maximumLength, printableASCII, unicode, countedCodePoints,
      beyondASCII(
        "3.1.1.2-4-normalization", "Passwords are normalized to NFC before they are hashed",
        checkedBy: "The operator of the back end must check that it normalizes passwords to NFC before it hashes them"),
      beyondASCII(
        "3.1.1.2-4-advice", "Users know that devices may encode Unicode characters differently",
        checkedBy:
          "The designer of the form must check that it says that characters beyond ASCII may be encoded differently on "
          + "other devices"),
      noComposition, noExpiry,
      AuditClause(
        "3.1.1.2-7", "No hints that others can read",
        checkedBy: "The designer of the account pages must check that no password hint is stored or shown"),
      AuditClause(
        "3.1.1.2-8", "No security questions",
        checkedBy: "The designer of the account pages must check that nobody is asked for a pet's name or the like"),
      AuditClause(
        "3.1.1.2-9", "The whole password is verified",
        checkedBy: "The operator of the back end must check that it compares all characters and truncates nothing"),
      blocklist,
      AuditClause(
        "3.1.1.2-guidance", "Users get help and the reason for a rejection",
        checkedBy: "The designer of the form must check that it explains each rejection and helps users to choose"),
      AuditClause(
        "3.1.1.2-throttling", "Failed attempts are limited",
        checkedBy: "The operator of the back end must check that it limits failed attempts (section 3.2.2)"),
      AuditClause(
        "3.1.1.2-managers", "Password managers and pasting work",
        checkedBy: "The designer of the form must check that password managers and pasting work in it"),
      AuditClause(
        "3.1.1.2-display", "Users can see the password that they type", .recommended,
        checkedBy: "The designer of the form must check that it offers to show the password while it is typed"),
      AuditClause(
        "3.1.1.2-storage", "Passwords are stored salted and hashed",
        checkedBy: "The operator of the back end must check how it stores and transmits passwords"),
    ],
    reasonForUnlockCodes:
      "The section is about passwords that a server verifies; section 3.2.10 is about codes for unlocking")

  private static let minimumLength = AuditClause(
    "3.1.1.2-1", "At least 15 characters, or 8 with a second factor", unknownRules: .mayFulfil
  ) { policy, assumptions in
    let isAlone = assumptions.isOnlyFactor ?? true
    let required = isAlone ? 15 : 8
    let purpose = isAlone ? "a password that is the only factor" : "a password used with another factor"
    if policy.minimum >= required {
      return .pass("\(policy.minimumInWords); \(purpose) needs \(required)")
    }
    let enough = isAlone && policy.minimum >= 8 ? "; with another factor, 8 are enough" : ""
    return .fail(
      policy.minimum == 0
        ? "There is no minimum length; \(purpose) needs \(required) characters"
        : "\(policy.minimumInWords); \(purpose) needs \(required)\(enough)",
      because: policy.rules(.length),
      PolicyChange("Set the minimum length to \(required) characters", policy.lengthening(to: required)))
  }

  private static let maximumLength = AuditClause(
    "3.1.1.2-2", "At least 64 characters are permitted", .recommended, unknownRules: .mayViolate
  ) { policy, _ in policy.judgementOfMaximumLength }

  private static let printableASCII = AuditClause(
    "3.1.1.2-3", "All printable ASCII characters and the space are permitted", .recommended, unknownRules: .mayViolate
  ) { policy, _ in
    let rejected = policy.rejectedASCII
    guard !rejected.isEmpty else { return .pass("All 95 characters, the space included, are permitted") }
    return policy.failure(
      "\(rejected.count) of the 95 characters cannot be used: \(rejected.shown)",
      policy.change(
        "Permit the characters \(rejected.shown)",
        policy.admitting({ 0x20...0x7E ~= $0 }, allowing: [.letters, .digits, .special])
      ) { $0.rejectedASCII.isEmpty })
  }

  private static let unicode = AuditClause(
    "3.1.1.2-4", "Unicode characters are permitted", .recommended, unknownRules: .mayViolate
  ) { policy, _ in
    let rejected = policy.rejectedBeyondASCII
    guard rejected > 0 else { return .pass("No rule excludes characters of other languages") }
    let permitted = policy.permittedBeyondASCII
    let text =
      if permitted > rejected {
        "\(visible(rejected)) beyond ASCII cannot be used"
      } else if permitted == 0 {
        "Only ASCII characters can be used, which excludes most languages"
      } else {
        "Only \(visible(permitted)) beyond ASCII can be used, which excludes most languages"
      }
    return policy.failure(
      text,
      policy.change(
        "Permit all letters, digits and symbols beyond ASCII", policy.admitting({ $0 > 0x7E }, allowing: [])
      ) { $0.rejectedBeyondASCII == 0 })
  }

  /// Returns a number of characters in words: "1 letter, digit or symbol", "3 letters, digits or symbols".
  private static func visible(_ count: Int) -> String {
    count == 1 ? "1 letter, digit or symbol" : "\(count) letters, digits or symbols"
  }

  private static let countedCodePoints = AuditClause(
    "3.1.1.2-4-length", "Each Unicode code point counts as one character"
  ) { policy, _ in
    let others = policy.lengths.filter { $0.unit != .codePoint }
    let units = CharacterUnit.allCases.filter { unit in others.contains { $0.unit == unit } }
    guard !others.isEmpty else {
      return .pass("Lengths are counted in code points, or there is no rule about the length")
    }
    return .fail(
      "The length is counted in \(units.map { $0.name.string }.joined(separator: " and ")), not in code points",
      because: others.map { .length($0) },
      PolicyChange(
        "Count code points",
        others.map { rule in
          .replace(.length(rule), with: .length(LengthRule(minimum: rule.minimum, maximum: rule.maximum)))
        }))
  }

  /// Returns a recommendation about characters beyond ASCII, which no policy specifies.
  private static func beyondASCII(_ id: ExactText, _ title: String, checkedBy reason: String) -> AuditClause {
    AuditClause(id, title, .recommended) { policy, _ in
      policy.permittedBeyondASCII == 0 ? .notApplicable("Only ASCII characters can be used") : .undecidable(reason)
    }
  }

  private static let noComposition = AuditClause(
    "3.1.1.2-5", "No rules about the composition of passwords", unknownRules: .mayViolate
  ) { policy, _ in policy.judgementOfComposition }

  private static let noExpiry = AuditClause(
    "3.1.1.2-6", "No periodic change of passwords"
  ) { policy, _ in policy.judgementOfExpiry }

  private static let blocklist = AuditClause(
    "3.1.1.2-blocklist", "Common, expected and compromised passwords are rejected, compared as a whole",
    unknownRules: .mayFulfil
  ) { policy, _ in
    let lists = policy.rules(.blocklist)
    if let violation = policy.violationByParts(isListMissing: lists.isEmpty) { return violation }
    guard lists.isEmpty else {
      let verb = lists.hasOneName ? "compares" : "compare"
      let text = "The policy has \(lists.namesAsRules), which \(verb) whole passwords"
      if lists.contains(.expectedPasswords) {
        return .pass(
          text + "; the option variants also rejects other expected passwords: common passwords that are repeated or "
            + "changed, the user's words, sequences and repetitions")
      }
      guard lists.contains(.commonPassword(CommonPasswordRule())) else { return .pass(text) }
      return .pass(
        text + "; the option variants of common-password would also reject expected ones, such as passwordpassword")
    }
    return .fail(
      "No rule compares passwords with a list of common or compromised ones",
      PolicyChange("Add the rule common-password with variants", [.add(.expectedPasswords)]))
  }
}

extension AuditedPolicy {
  /// The failure if rules search for names or words in parts of passwords: "the entire password SHALL be subject to
  /// comparison, not substrings or words that might be contained within" (NIST SP 800-63B-4, 3.1.1.2).
  fileprivate func violationByParts(isListMissing: Bool) -> ClauseJudgement? {
    let whole = policy.rules.compactMap { rule in rule.comparedAsAWhole.map { (rule, $0) } }
    guard !whole.isEmpty else { return nil }
    let rules = whole.map { $0.0 }
    let verb = rules.hasOneName ? "compares" : "compare"
    let found = "\(rules.namesAsRules) \(verb) parts of passwords, not whole ones"
    let edits = whole.map { PolicyEdit.replace($0.0, with: $0.1) }
    let change = "ompare whole passwords: set \"match\" to \"whole\" in \(rules.namesAsRules)"
    guard isListMissing else {
      return .violation("T\(found.dropFirst())", by: rules, PolicyChange("C\(change)", edits))
    }
    return .violation(
      "No rule compares passwords with a list of common or compromised ones, and \(found)", by: rules,
      PolicyChange("Add the rule common-password with variants, and c\(change)", edits + [.add(.expectedPasswords)]))
  }
}

extension PasswordRule {
  /// The rule that compares only whole passwords with the same names or words; `nil` if this rule does so, or compares
  /// passwords with no words at all.
  fileprivate var comparedAsAWhole: PasswordRule? {
    switch self {
    case .userID(let rule) where rule.match == .contained:
      .userID(
        UserIDRule(match: .whole, minimumLength: rule.minimumLength, rejectsReversed: rule.rejectsReversed))
    case .personalWords(let rule) where rule.match == .contained:
      .personalWords(
        PersonalWordsRule(
          words: rule.words, match: .whole, minimumLength: rule.minimumLength, rejectsReversed: rule.rejectsReversed))
    case .similarity(let rule) where rule.match == .contained:
      .similarity(SimilarityRule(percent: rule.percent, match: .whole))
    case .dictionaryWords(let rule) where rule.match == .contained:
      .dictionaryWords(
        DictionaryWordsRule(
          words: rule.words, match: .whole, minimumLength: rule.minimumLength, rejectsReversed: rule.rejectsReversed,
          text: rule.text))
    default: nil
    }
  }
}
