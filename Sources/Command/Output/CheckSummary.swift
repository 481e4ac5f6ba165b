/// How many passwords meet a policy, and which rules the others fail. No part of a password is in it.
struct CheckSummary {
  /// The policy's name.
  let policy: String
  let report: CheckReport
  let tally: CheckTally

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
