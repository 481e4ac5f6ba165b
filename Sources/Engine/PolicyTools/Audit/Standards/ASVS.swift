import WatchwordBasics
import WatchwordPolicy

extension AuditStandard {
  /// OWASP Application Security Verification Standard 5.0.0 (May 2025), section V6.2, Password Security.
  package static let asvs = AuditStandard(
    id: "asvs", title: "OWASP ASVS 5.0 (2025), section V6.2",
    clauses: ofLevel1.map { $0.from(asvsLevel: 1) } + ofLevel2.map { $0.from(asvsLevel: 2) },
    reasonForUnlockCodes: "The section is about passwords for applications; this code only unlocks a device")

  private static let ofLevel1 = [
    minimumLength,
    AuditClause(
      "6.2.2", "Users can change their password",
      checkedBy: "The designer of the account pages must check that users can change their password"),
    AuditClause(
      "6.2.3", "A password change requires the current and the new password",
      checkedBy: "The designer of the form must check that it also requires the current password"),
    commonPasswords, anyComposition,
    AuditClause(
      "6.2.6", "Password fields are masked",
      checkedBy: "The designer of the form must check that its password fields are masked"),
    AuditClause(
      "6.2.7", "Pasting and password managers are permitted",
      checkedBy: "The designer of the form must check that password managers and pasting work in it"),
    asReceived,
  ]

  private static let ofLevel2 = [maximumLength, noRotation, contextWords, breachedPasswords]

  private static let minimumLength = AuditClause(
    "6.2.1", "At least 8 characters; 15 are strongly recommended", unknownRules: .mayFulfil
  ) { policy, _ in
    let minimum = policy.minimum
    if minimum >= 15 { return .pass(policy.minimumInWords) }
    if minimum >= 8 {
      return .pass("\(policy.minimumInWords); 8 are required, and 15 strongly recommended")
    }
    return .fail(
      minimum == 0
        ? "There is no minimum length; 8 characters are required"
        : "\(policy.minimumInWords); 8 are required, and 15 strongly recommended",
      because: policy.rules(.length),
      PolicyChange("Set the minimum length to 8 characters, or better 15", policy.lengthening(to: 8)))
  }

  private static let commonPasswords = AuditClause(
    "6.2.4", "The 3,000 most common passwords of a permitted length are rejected", unknownRules: .mayFulfil
  ) { policy, _ in
    guard !policy.rules(.blocklist).isEmpty else {
      return .fail(
        "No rule compares passwords with a list of common ones",
        PolicyChange("Add the rule common-password with variants", [.add(.expectedPasswords)]))
    }
    if policy.rejectsBreached { return .pass("The rule breached-password rejects common passwords of every length") }
    let listed = policy.listedPasswords
    if listed >= 3000 { return .pass("\(listed) passwords of the built-in list have a permitted length") }
    return .undecidable(
      "\(listed) passwords of the built-in list have a permitted length; check on deployment that the list in use has "
        + "3,000")
  }

  private static let anyComposition = AuditClause(
    "6.2.5", "Passwords of any composition are permitted", unknownRules: .mayViolate
  ) { policy, _ in
    // Control characters and the like are ignored, because users do not need them.
    let listed = AuditedPolicy(PasswordPolicy(rules: policy.rules(.characters)))
    let isRestricted = !listed.rejectedASCII.isEmpty || listed.rejectedBeyondASCII > 0
    let rules = policy.rules(.composition) + (isRestricted ? policy.rules(.characters) : [])
    guard !rules.isEmpty else { return .pass("No rule restricts the kinds of characters") }
    let isOne = Set(rules.map { $0.id }).count == 1
    return .fail(
      "\(isOne ? "The rule" : "The rules") \(rules.names) \(isOne ? "restricts" : "restrict") the characters of passwords",
      because: rules, PolicyChange("Remove \(rules.names)", rules.map { .remove($0) }))
  }

  private static let asReceived = AuditClause(
    "6.2.8", "Passwords are verified exactly as they were typed"
  ) { policy, _ in
    let isTrimmed = !policy.rules(.edges).isEmpty
    return .undecidable(
      "The operator of the back end must check that it does not truncate, trim or change passwords"
        + (isTrimmed ? "; the rule edge-white-space rejects white space at either end instead of removing it" : ""))
  }

  private static let maximumLength = AuditClause(
    "6.2.9", "At least 64 characters are permitted", unknownRules: .mayViolate
  ) { policy, _ in policy.judgementOfMaximumLength }

  private static let noRotation = AuditClause(
    "6.2.10", "Passwords stay valid until they are known to be compromised"
  ) { policy, _ in policy.judgementOfExpiry }

  private static let contextWords = AuditClause(
    "6.2.11", "Words of the context, such as the product's name, are rejected", unknownRules: .mayFulfil
  ) { policy, _ in
    let rules = policy.policy.rules.filter { rule in
      switch rule {
      case .personalWords, .dictionaryWords: true
      default: false
      }
    }
    let isListed = rules.contains { rule in
      switch rule {
      case .personalWords(let rule): !rule.words.isEmpty
      default: true
      }
    }
    if isListed { return .pass("The policy has the rule \(rules.names); check whether its words are the right ones") }
    guard rules.isEmpty else {
      return .undecidable(
        "The rule personal-words lists no words; list the names of the company and the product, and have the developer "
          + "of the app check that it supplies the user's words")
    }
    return .fail(
      "No rule rejects words such as the names of the company, the product or the user",
      PolicyChange(
        "Add the rule personal-words; its words have to be listed by hand", [.add(.personalWords(PersonalWordsRule()))]
      ))
  }

  private static let breachedPasswords = AuditClause(
    "6.2.12", "Passwords from breaches are rejected", unknownRules: .mayFulfil
  ) { policy, _ in
    if policy.rejectsBreached { return .pass("The policy has the rule breached-password") }
    return .fail(
      "No rule compares passwords with those of breaches",
      PolicyChange("Add the rule breached-password", [.add(.breachedPassword(BreachedPasswordRule()))]))
  }
}

extension AuditedPolicy {
  /// Whether passwords that are known from breaches are rejected.
  fileprivate var rejectsBreached: Bool { policy.rules.contains(.breachedPassword(BreachedPasswordRule())) }

  /// The number of passwords of the built-in list whose length the policy permits.
  fileprivate var listedPasswords: Int {
    let permitted = minimum...max(minimum, maximum ?? .max)
    return Self.listedLengths.enumerated().reduce(0) { permitted ~= $1.offset ? $0 + $1.element : $0 }
  }

  /// The number of passwords in the built-in list, by length in code points.
  private static let listedLengths: [Int] = {
    var counts: [Int] = []
    CommonPasswords.embedded.forEachFolded { word in
      var length = 0
      // A byte of UTF-8 starts a code point unless its first two bits are 10 (RFC 3629, section 3).
      for byte in word where byte & 0xC0 != 0x80 { length += 1 }
      while counts.count <= length { counts.append(0) }
      counts[length] += 1
    }
    return counts
  }()
}
