package import WatchwordPolicy

/// The difference in one rule between two policies.
package enum RuleChange: Hashable, Sendable {
  /// Only the new policy has the rule.
  case added(PasswordRule)
  /// Only the old policy has the rule.
  case removed(PasswordRule)
  /// Both policies have a rule of this id, with different values.
  case changed(from: PasswordRule, to: PasswordRule)

  /// Returns the changes from one policy to another, in the order of the new policy, with removed rules last. The order
  /// of rules makes no difference.
  package static func changes(from old: PasswordPolicy, to new: PasswordPolicy) -> [RuleChange] {
    var gone = old.rules
    var fresh: [PasswordRule] = []
    for rule in new.rules {
      if let same = gone.firstIndex(of: rule) { gone.remove(at: same) } else { fresh.append(rule) }
    }
    let changes = fresh.map { rule in
      guard let before = gone.firstIndex(where: { $0.id == rule.id }) else { return RuleChange.added(rule) }
      return .changed(from: gone.remove(at: before), to: rule)
    }
    return changes + gone.map { .removed($0) }
  }
}
