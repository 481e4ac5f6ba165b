import WatchwordBasics
import WatchwordPolicy

extension AuditStandard {
  /// CNIL, deliberation 2022-100 of 21 July 2022: recommendation on passwords and other shared secrets. Its three cases
  /// are judged by ``CNILFigure``.
  package static let cnil = AuditStandard(
    id: "cnil", title: "CNIL, deliberation 2022-100 (2022)",
    clauses: [
      AuditClause("case-1", "A password alone: 80 bits", unknownRules: .mayFulfil) { policy, assumptions in
        if assumptions.isUnlockCode { return .notApplicable("The password only unlocks a device: see case 3") }
        if assumptions.limitsAttempts == true {
          return .notApplicable("Failed attempts are limited: see case 2")
        }
        return policy.judgement(by: 80, orWords: 7)
      },
      AuditClause("case-2", "A password where failed attempts are limited: 50 bits", unknownRules: .mayFulfil) {
        policy, assumptions in
        if assumptions.isUnlockCode { return .notApplicable("The password only unlocks a device: see case 3") }
        guard assumptions.limitsAttempts == true else {
          return .notApplicable(
            "It is not known whether failed attempts are limited; if they are, \(policy.preview(of: 50))")
        }
        return policy.judgement(by: 50, orWords: 5)
      },
      AuditClause("case-3", "A code that unlocks a device held by its user: 13 bits", unknownRules: .mayFulfil) {
        policy, assumptions in
        guard assumptions.isUnlockCode else {
          return .notApplicable(
            "It is not known whether the password only unlocks a device; if it does, \(policy.preview(of: 13))")
        }
        return policy.judgement(by: 13)
      },
      AuditClause("list", "Frequent passwords are rejected", .recommended, unknownRules: .mayFulfil) {
        policy, assumptions in
        if assumptions.isUnlockCode { return .notApplicable("The clause concerns passwords, not device codes") }
        let lists = policy.rules(.blocklist)
        guard lists.isEmpty else { return .pass("The policy has \(lists.namesAsRules)") }
        return .fail(
          "No rule compares passwords with a list of frequent ones",
          PolicyChange("Add the rule common-password with variants", [.add(.expectedPasswords)]))
      },
      AuditClause("renewal", "Only privileged accounts change passwords periodically", .recommended) { policy, _ in
        let expires = !policy.expiries.isEmpty
        return .undecidable(
          expires
            ? "Passwords expire; check that the policy is assigned to privileged accounts only"
            : "Passwords do not expire; check that privileged accounts have another policy"
        )
      },
      AuditClause(
        "storage", "Passwords are stored salted and hashed with a function designed for the purpose",
        checkedBy: "The operator of the back end must check how it stores passwords"),
    ])
}

extension AuditedPolicy {
  /// Returns the judgement based on the figure, or on the number of words that CNIL considers equivalent.
  fileprivate func judgement(by bits: Int, orWords words: Int? = nil) -> ClauseJudgement {
    let figure = CNILFigure(self)
    let required = policy.rules.compactMap { if case .passphraseWords(let rule) = $0 { rule.minimum } else { nil } }
    if let words, let most = required.max(), most >= words {
      return .pass("A passphrase of \(most) words is required; CNIL equates \(words) with \(bits) bits")
    }
    let found = sentence(figure)
    if figure.roundedBits >= bits {
      let isRounded = figure.bits < Double(bits)
      return .pass("\(found); \(isRounded ? "CNIL rounds that to the \(bits) required" : "\(bits) bits are required")")
    }
    guard let length = figure.length(for: bits) else {
      // If only one character can be used, no length is enough.
      let change = PolicyChange(
        "Require a letter, and permit all printable characters",
        admitting({ 0x20...0x7E ~= $0 }, allowing: [.letters, .digits, .special])
          + [.add(.characterCount(CharacterCountRule(.letters, minimum: 1)))])
      return .fail("\(found); \(bits) bits are required", because: rules(.characters), change)
    }
    return .fail(
      "\(found); \(bits) bits are required", because: rules(.length),
      PolicyChange(
        "Set the minimum length to \(length) characters, or require more kinds of characters",
        lengthening(to: length)))
  }

  /// Returns the figure as a clause of a sentence.
  private func sentence(_ figure: CNILFigure) -> String {
    let tenths = Int(figure.bits * 10 + 0.5)
    return
      "By CNIL's figure, \(figure.length.counted("character"))\(unitOfMinimum) out of \(figure.alphabet) (\(figure.kinds)) make "
      + "\(tenths / 10).\(tenths % 10) bits (\(figure.alphabet)^\(figure.length))"
  }

  fileprivate func preview(of bits: Int) -> String {
    let figure = CNILFigure(self)
    return
      "\(figure.roundedBits.counted("bit")) \(figure.roundedBits >= bits ? "reach" : "do not reach") the "
      + "\(bits) required"
  }
}
