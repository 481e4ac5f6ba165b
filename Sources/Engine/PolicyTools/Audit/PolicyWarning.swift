package import WatchwordBasics
package import WatchwordPolicy

/// A part of a policy that is not an error, but probably not what its author intended.
package struct PolicyWarning: Hashable, Sendable {
  /// The kind of warning.
  package let kind: FindingKind
  /// The index in `PasswordPolicy.rules` of the rule concerned; `nil` if a rule is missing.
  package let index: Int?
  /// What was found: a sentence without a full stop.
  package let message: String
  /// What to do: a sentence in the imperative without a full stop.
  package let help: String
}

extension PolicyDocument {
  /// The warnings about the policy, without the one that the reader of the native format reports.
  package var warnings: [PolicyWarning] {
    policy.warnings.filter { $0.kind != .noRules || !policy.rules.isEmpty || format != .native }
  }
}

extension PasswordPolicy {
  /// The warnings about the policy, in the order of its rules; empty for most policies.
  ///
  /// - `no-rules`: no rule restricts passwords, so every password is accepted.
  /// - `short-minimum`: a minimum length below 8 (NIST SP 800-63B-4, section 3.1.1.2), and no other rule requires more.
  /// - `short-maximum`: a maximum length below 64 (NIST SP 800-63B-4, section 3.1.1.2; OWASP ASVS 5.0, 6.2.9).
  /// - `missing-characters`: characters that are on every keyboard cannot be used, or do not count as special.
  /// - `redundant-rule`: a rule that never rejects a password which the others accept. Some redundant rules are not
  ///   found, but removing a reported one never changes a verdict.
  package var warnings: [PolicyWarning] {
    [noRules, shortMinimum].compactMap { $0 }
      + rules.indices.flatMap { index in [shortMaximum(index), missingCharacters(index)].compactMap { $0 } }
      + RedundantRules(rules).found.map { index, reasons in redundancy(index, reasons) }
  }

  private var noRules: PolicyWarning? {
    guard rules.allSatisfy({ $0.effect == .age }) else { return nil }
    return PolicyWarning(
      kind: .noRules, index: nil, message: "No rule restricts passwords, so every password is accepted",
      help: "Add rules, for example a minimum length")
  }

  private var shortMinimum: PolicyWarning? {
    // A maximum below 8 is assumed to be intentional, as for the PIN of a device.
    let audited = AuditedPolicy(self)
    // A minimum in bytes allows fewer characters only if the password contains non-ASCII characters.
    let minimum = max(audited.minimum, audited.lengths.compactMap { $0.minimum }.max() ?? 0)
    guard minimum < AuditedPolicy.lowestAcceptedMinimum else { return nil }
    for index in rules.indices {
      guard case .length(let rule) = rules[index], rule.minimum != nil,
        rule.maximum ?? .max >= AuditedPolicy.lowestAcceptedMinimum
      else { continue }
      return PolicyWarning(
        kind: .shortMinimum, index: index,
        message: "The minimum length is \(minimum); passwords of fewer than 8 characters are quickly guessed",
        help: "Raise the minimum to 8, or to 15 if the password is the only factor")
    }
    return nil
  }

  private func shortMaximum(_ index: Int) -> PolicyWarning? {
    guard case .length(let rule) = rules[index], let maximum = rule.maximum,
      maximum < AuditedPolicy.expectedMaximumLength
    else {
      return nil
    }
    return PolicyWarning(
      kind: .shortMaximum, index: index,
      message: "The maximum length is \(maximum); passphrases and generated passwords need 64",
      help: "Raise the maximum to 64 or more, or remove it, if the back end permits that")
  }

  private func missingCharacters(_ index: Int) -> PolicyWarning? {
    let special = CharacterClass.special.asciiMembers
    var missing = ScalarSet()
    let problem: String
    switch rules[index] {
    case .allowedCharacters(let rule):
      // A list without any special character excludes them intentionally.
      guard special.values.contains(where: { rule.permitted.contains($0) }) else { return nil }
      for value in special.values where !rule.permitted.contains(value) { missing.insert(value) }
      problem = "cannot be used"
    case .forbiddenCharacters(let rule):
      for value in ScalarSet(rule.characters.string).values where 0x20...0x7E ~= value { missing.insert(value) }
      problem = "cannot be used"
    case .characterCount(let rule) where rule.characterClass == .special:
      guard let listed = rule.characters.map({ ScalarSet($0.string) }) else { return nil }
      for value in special.values where !listed.contains(value) { missing.insert(value) }
      problem = "do not count as special"
    default: return nil
    }
    guard !missing.isEmpty else { return nil }
    return PolicyWarning(
      kind: .missingCharacters, index: index,
      message: "Characters that are on every keyboard \(problem): \(missing.shown)",
      help: "Add them, unless the back end cannot handle them")
  }

  /// Returns the name of a redundant rule, with its number if another rule of the same name is the reason.
  private func nameOfRedundant(_ index: Int, _ reasons: [PasswordRule]) -> String {
    let isAmbiguous = reasons.contains { $0.id == rules[index].id }
    return isAmbiguous ? "Rule \(index + 1) (\(rules[index].id))" : "The rule \(rules[index].id)"
  }

  private func names(of reasons: [PasswordRule], besides index: Int) -> String {
    guard reasons.contains(where: { $0.id == rules[index].id }) else { return reasons.names }
    let indices = reasons.compactMap { reason in rules.firstIndex(of: reason) }
    return indices.map { "rule \($0 + 1) (\(rules[$0].id))" }.joinedAsList
  }

  private func redundancy(_ index: Int, _ reasons: [PasswordRule]) -> PolicyWarning {
    PolicyWarning(
      kind: .redundantRule, index: index,
      message: reasons.isEmpty
        ? "The rule \(rules[index].id) rejects no password"
        : "\(nameOfRedundant(index, reasons)) rejects no password that \(names(of: reasons, besides: index))"
          + " \(reasons.count == 1 ? "accepts" : "accept")",
      help: "Remove it, or correct its values")
  }
}
