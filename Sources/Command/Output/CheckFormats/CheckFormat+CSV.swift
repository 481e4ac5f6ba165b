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
      return CSV.row([String(line), Verdict.undetermined.name.string] + blank + [problem.kind.id.string])
    },
    summary: { summary in
      let (tally, report) = (summary.tally, summary.report)
      var output = CSV.row([
        "rule", "text", "passwords", "unmet", "unmetAlone", "undetermined", "met", "unmetPercent", "unmetAlonePercent",
        "undeterminedPercent", "metPercent",
      ])
      output += summary.row(
        "all", summary.policy, unmet: tally.unmet, alone: nil, undetermined: tally.undetermined, met: tally.met)
      for (column, (rule, counts)) in zip(report.policy.columns, zip(report.policy.rules, tally.rules)) {
        output += summary.row(
          column, report.text(of: rule), unmet: counts.unmet, alone: counts.unmetAlone,
          undetermined: counts.undetermined, met: tally.total - counts.unmet - counts.undetermined)
      }
      return output
    })
}

extension CheckSummary {
  /// A row of numbers, first as they are and then in per cent of all passwords.
  fileprivate func row(
    _ name: String, _ text: String, unmet: Int, alone: Int?, undetermined: Int, met: Int
  ) -> String {
    let counts = [unmet, alone, undetermined, met]
    let percents = counts.map { count in
      count.map { Self.tenths($0, of: tally.total) }.map { "\($0 / 10).\($0 % 10)" } ?? ""
    }
    return CSV.row([name, text, "\(tally.total)"] + counts.map { $0.map(String.init) ?? "" } + percents)
  }
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
