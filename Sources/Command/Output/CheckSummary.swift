import WatchwordDiagnostics
import WatchwordPolicy

/// How many passwords meet a policy, and which rules the others fail. No part of a password is in it.
struct CheckSummary {
  /// The policy's name.
  let policy: String
  let report: CheckReport
  let tally: CheckTally

  /// The rules that could not be judged for some passwords, with the number of these and what to do.
  var unjudgedRules: [(rule: PasswordRule, count: Int, remedy: String)] {
    zip(report.policy.rules, tally.rules).filter { $1.undetermined > 0 }.map { rule, counts in
      (rule, counts.undetermined, rule.needs.map(\.remedy).joinedAsList)
    }
  }

  /// `count` in tenths of a per cent of `total`, rounded.
  static func tenths(_ count: Int, of total: Int) -> Int { total > 0 ? (count * 1000 + total / 2) / total : 0 }

  /// `count` in per cent of `total`. What is not nothing is never shown as nothing, and what is not all never as all.
  static func percent(_ count: Int, of total: Int) -> String {
    let tenths = tenths(count, of: total)
    if count > 0, tenths == 0 { return "<0.1 %" }
    if count < total, tenths == 1000 { return ">99.9 %" }
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension RuleNeed {
  /// What makes `check` judge a rule that needs this, as a clause.
  fileprivate var remedy: String {
    switch self {
    case .userID: "give --user"
    case .personalWords: "give --personal-word"
    case .breachedPasswords: "give --breached"
    case .currentPassword: "give --current"
    case .strengthScore: "the strength is not estimated"
    case .server: "only the server knows"
    }
  }
}
