package import WatchwordPolicy

/// A single edit to a policy's rules.
///
/// Rules are identified by value, so an edit does not depend on their order.
package enum PolicyEdit: Hashable, Sendable {
  /// Removes every equal rule.
  case remove(PasswordRule)
  /// Replaces every equal rule.
  case replace(PasswordRule, with: PasswordRule)
  /// Adds the rule after the others.
  case add(PasswordRule)
}

/// A change to a policy that makes it pass a clause.
package struct PolicyChange: Hashable, Sendable {
  /// What to do: a sentence in the imperative without a full stop.
  package let summary: String
  /// The edits, in order.
  package let edits: [PolicyEdit]

  /// Creates a change from a summary and its edits.
  package init(_ summary: String, _ edits: [PolicyEdit]) {
    self.summary = summary
    self.edits = edits
  }

  /// Returns the policy after the change, which concerns only the rules.
  package func applied(to policy: PasswordPolicy) -> PasswordPolicy {
    var rules = policy.rules
    for edit in edits {
      switch edit {
      case .remove(let old): rules = rules.filter { $0 != old }
      case .replace(let old, let new): rules = rules.map { $0 == old ? new : $0 }
      case .add(let new): if !rules.contains(new) { rules.append(new) }
      }
    }
    // Two rules can become equal.
    var seen: Set<PasswordRule> = []
    return PasswordPolicy(
      rules: rules.filter { seen.insert($0).inserted }, note: policy.note, serverText: policy.serverText)
  }
}
