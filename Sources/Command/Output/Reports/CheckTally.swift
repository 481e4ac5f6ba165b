import WatchwordPolicy

/// Counts of passwords by what was said of them.
struct CheckTally: Equatable, Sendable {
  /// The passwords that meet every rule, fail one, and cannot be judged.
  private(set) var met = 0
  private(set) var unmet = 0
  private(set) var undetermined = 0
  /// The lines that could not be checked.
  private(set) var unreadable = 0
  /// The counts of each rule, in the policy's order.
  private(set) var rules: [RuleCounts]

  /// The passwords that were checked.
  var total: Int { met + unmet + undetermined }

  /// The passwords of which a rule says something.
  struct RuleCounts: Equatable, Sendable {
    /// Those that do not meet it.
    var unmet = 0
    /// Those that meet, as far as can be judged, every rule but this one.
    var unmetAlone = 0
    /// Those of which it cannot be judged.
    var undetermined = 0
  }

  /// Nothing counted yet.
  init(of policy: PasswordPolicy) { rules = policy.rules.map { _ in RuleCounts() } }

  /// Counts a password.
  mutating func add(_ states: [RuleState]) {
    var (failed, unjudged, last) = (0, 0, 0)
    for (index, state) in states.enumerated() {
      switch state {
      case .met: continue
      case .unmet:
        failed += 1
        last = index
        rules[index].unmet += 1
      case .undetermined:
        unjudged += 1
        rules[index].undetermined += 1
      }
    }
    if failed == 1 { rules[last].unmetAlone += 1 }
    if failed > 0 { unmet += 1 } else if unjudged > 0 { undetermined += 1 } else { met += 1 }
  }

  /// Counts a line that could not be checked.
  mutating func addUnreadable() { unreadable += 1 }

  /// Adds the counts of other passwords.
  mutating func add(_ other: CheckTally) {
    met += other.met
    unmet += other.unmet
    undetermined += other.undetermined
    unreadable += other.unreadable
    for index in rules.indices {
      rules[index].unmet += other.rules[index].unmet
      rules[index].unmetAlone += other.rules[index].unmetAlone
      rules[index].undetermined += other.rules[index].undetermined
    }
  }
}
