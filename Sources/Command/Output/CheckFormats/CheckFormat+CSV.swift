import WatchwordDiagnostics
import WatchwordPolicy

extension CheckFormat {
  /// A row for each password, for spreadsheets: its line, the verdict, and a column for each rule.
  static let csv = CheckFormat(
    id: "csv", header: { CSV.row(["line", "verdict"] + $0.policy.columns + ["error"]) },
    rule: { rule, _ in rule.state.name.string }, start: { line, verdict in "\(line),\(verdict.name)," },
    separator: ",", end: ",\r\n",
    unchecked: { problem, line, report in
      let blank = report.policy.rules.map { _ in "" }
      return CSV.row([String(line), Verdict.undetermined.name.string] + blank + [problem.id.string])
    },
    summary: { summary in
      var output = CSV.row(["rule", "text", "passwords", "unmet", "unmetAlone", "undetermined"])
      let (tally, report) = (summary.tally, summary.report)
      output += CSV.row(["", "", "\(tally.total)", "\(tally.unmet)", "", "\(tally.undetermined)"])
      for (column, (rule, counts)) in zip(report.policy.columns, zip(report.policy.rules, tally.rules)) {
        output += CSV.row([
          column, report.text(of: rule), "\(tally.total)", "\(counts.unmet)", "\(counts.unmetAlone)",
          "\(counts.undetermined)",
        ])
      }
      return output
    })
}

extension PasswordPolicy {
  /// A name for the column of each rule: its id, with a number from the second of its kind on.
  fileprivate var columns: [String] {
    rules.indices.map { index in
      let place = rules[...index].count { $0.id == rules[index].id }
      return rules[index].id.string + (place > 1 ? "-\(place)" : "")
    }
  }
}
