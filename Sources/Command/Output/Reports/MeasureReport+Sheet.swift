import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis

extension MeasureReport {
  /// A row for each number, for spreadsheets.
  var sheet: OutputDocument.Table {
    let heads = ["policy", "what", "rule", "text"]
    let numbers = ["passwords", "percent", "low", "high"]
    return OutputDocument.Table(
      columns: heads.map { OutputDocument.Column($0) } + numbers.map { .number($0) },
      rows: measurement.policies.flatMap(rows))
  }

  private func rows(of policy: PolicyMeasurement) -> [[StyledText]] {
    let tally = policy.tally
    let verdicts = [
      ("accepted", tally.accepted), ("met", tally.met), ("unmet", tally.unmet), ("undetermined", tally.undetermined),
    ].map { row(policy, $0, count: $1) }
    let rules = zip(policy.rules, tally.rules).flatMap { rule, counts in
      [("unmet", counts.unmet), ("unmetAlone", counts.unmetAlone), ("undetermined", counts.undetermined)]
        .map { row(policy, $0, of: rule, count: $1) }
    }
    let guesses = (policy.guesses?.shares ?? []).map { share -> [StyledText] in
      ["\(policy.name)", "guesses \(share.level.name)", "", "", ""]
        + [share.value, share.low, share.high].map { "\(ShareText.percent($0, places: 3))" }
    }
    return verdicts + rules + guesses
  }

  private func row(
    _ policy: PolicyMeasurement, _ what: String, of rule: PolicyMeasurement.Rule? = nil, count: Int
  ) -> [StyledText] {
    let tenths = AssessmentTally.tenths(count, of: measurement.passwords)
    return [
      "\(policy.name)", "\(what)", "\(rule?.id.string ?? "")", "\(rule?.text ?? "")", "\(count)",
      "\(tenths / 10).\(tenths % 10)", "", "",
    ]
  }
}
