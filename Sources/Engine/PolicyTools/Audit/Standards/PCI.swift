import WatchwordBasics
import WatchwordPolicy

extension AuditStandard {
  /// PCI DSS 4.0.1 (June 2024), requirement 8.3: the parts on the passwords of users and administrators. The overview
  /// of requirement 8 excludes the accounts of consumers.
  package static let pci = AuditStandard(
    id: "pci", title: "PCI DSS 4.0.1 (2024), 8.3, not for consumers",
    clauses: [
      AuditClause(
        "8.3.4", "Accounts lock after at most 10 failed attempts",
        checkedBy:
          "The operator of the back end must check that accounts lock for 30 minutes, or until the user is identified"),
      AuditClause(
        "8.3.5", "First and reset passwords are unique and changed at once",
        checkedBy: "The operator of the back end must check how it sets first and reset passwords"),
      minimumLength, lettersAndDigits, history,
      AuditClause(
        "8.3.8", "Users know the rules for passwords",
        checkedBy:
          "The publisher of the rules must check that they tell users how to choose, protect and change passwords"),
      periodicChange(
        "8.3.9", "Passwords that are the only factor are changed every 90 days, or accounts are monitored"),
      periodicChange(
        "8.3.10.1", "The same for customers of service providers",
        suffix: "; the clause concerns service providers only"),
    ], reasonForUnlockCodes: "The requirement is about passwords for systems; this code only unlocks a device")

  private static let minimumLength = AuditClause(
    "8.3.6-length", "At least 12 characters, or 8 where a system supports no more", unknownRules: .mayFulfil
  ) { policy, _ in
    if policy.minimum >= 12 { return .pass("\(policy.minimumInWords); 12 are required") }
    if let capped = policy.maximum, 8..<12 ~= capped, policy.minimum >= 8 {
      return .undecidable(
        "The maximum length is \(capped), and the minimum \(policy.minimum); the operator of the back end must show "
          + "that it does not support 12 characters")
    }
    return .fail(
      policy.minimum == 0
        ? "There is no minimum length; 12 characters are required"
        : "\(policy.minimumInWords); 12 are required",
      because: policy.rules(.length),
      PolicyChange("Set the minimum length to 12 characters", policy.lengthening(to: 12)))
  }

  private static let lettersAndDigits = AuditClause(
    "8.3.6-characters", "Letters and digits are required", unknownRules: .mayFulfil
  ) { policy, _ in
    var missing: [CharacterClass] = []
    if !policy.requires({ $0.isLetter }) { missing.append(.letters) }
    if !policy.requires({ $0 == .digit }) { missing.append(.digits) }
    guard !missing.isEmpty else { return .pass("Every password has a letter and a digit") }
    let names = missing.map { $0.name.string }.joined(separator: " or without ")
    let excluded = policy.admitting(
      { value in missing.contains { $0.asciiMembers.contains(value) } }, allowing: missing)
    return .fail(
      "Passwords without \(names) are accepted",
      PolicyChange(
        "Require 1 character of the class \(missing.map { $0.name.string }.joined(separator: ", and 1 of the class "))",
        excluded + missing.map { .add(.characterCount(CharacterCountRule($0, minimum: 1))) }))
  }

  private static let history = AuditClause(
    "8.3.7", "None of the last four passwords can be used again", unknownRules: .mayFulfil
  ) { policy, _ in
    let rules = policy.policy.rules.compactMap { if case .history(let rule) = $0 { rule } else { nil } }
    let most = rules.map { $0.count }.max() ?? 0
    guard most < 4 else { return .pass("The last \(most) passwords cannot be used again; 4 are required") }
    let new = PasswordRule.history(HistoryRule(count: 4))
    return .fail(
      most == 0
        ? "No rule prevents the last four passwords from being used again"
        : "Only the last \(most) cannot be used again; 4 are required",
      because: rules.map { .history($0) },
      PolicyChange(
        most == 0 ? "Add the rule history with a count of 4" : "Set the count of the rule history to 4",
        rules.isEmpty ? [.add(new)] : rules.map { .replace(.history($0), with: new) }))
  }

  private static func periodicChange(_ id: ExactText, _ title: String, suffix: String = "") -> AuditClause {
    AuditClause(id, title) { policy, assumptions in
      if assumptions.isOnlyFactor == false {
        return .notApplicable("The password is not the only factor")
      }
      let days = policy.expiries.map { $0.days }.min()
      if let days, days <= 90 { return .pass("Passwords must be changed after \(days.counted("day"))") }
      return .undecidable(
        "The operator of the back end must check that passwords are changed every 90 days, or that the security of "
          + "accounts is analysed continuously\(suffix)")
    }
  }
}
