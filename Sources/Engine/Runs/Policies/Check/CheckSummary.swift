import WatchwordBasics
import WatchwordPolicy
package import WatchwordReporting

/// The number of passwords that meet a policy, and the rules that the others fail. It contains no part of a password.
package struct CheckSummary: CommandOutput {
  /// The policy's name.
  let policy: String
  let report: CheckReport
  let tally: AssessmentTally

  package static let formats: [OutputFormat<CheckSummary>] = [.text, .json, .csv]

  /// The rules that could not be judged for some passwords, with the number of these passwords and a remedy.
  private var unjudgedRules: [(rule: PasswordRule, count: Int, remedy: String)] {
    zip(report.policy.rules, tally.rules).filter { $1.undetermined > 0 }.map { rule, counts in
      (rule, counts.undetermined, rule.needs.map { $0.remedy }.joinedAsList)
    }
  }

  package func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    if medium == .csv { document.add(.table(sheet)) } else { addOverview(to: &document) }
    return document
  }

  // MARK: For people

  private func addOverview(to document: inout OutputDocument) {
    var verdicts: [[StyledText]] = [cells(tally.met) + ["meet the policy"], cells(tally.unmet) + ["do not"]]
    if tally.undetermined > 0 {
      verdicts.append(cells(tally.undetermined) + ["meet everything that can be judged here"])
    }
    document.add(.paragraph("\(policy, .name): \(tally.total.counted("password"))"), table(verdicts))
    if tally.unreadable > 0 {
      document.add(
        .paragraph("\(tally.unreadable.counted("line")) could not be checked; standard error shows the reason"))
    }
    let failing = zip(report.policy.rules, tally.rules).filter { $1.unmet > 0 }
      .enumerated().sorted { ($1.element.1.unmet, $0.offset) < ($0.element.1.unmet, $1.offset) }.map { $0.element }
    if !failing.isEmpty {
      let rows = failing.map { cells($1.unmet) + cells($1.unmetAlone) + ["\(report.text(of: $0))"] }
      document.add(.paragraph("Passwords that fail each rule, and those that fail only that rule:"), table(rows))
    }
    if !unjudgedRules.isEmpty {
      let rows = unjudgedRules.map { cells($0.count) + ["\($0.rule.id): \($0.remedy)"] }
      document.add(.paragraph("Rules that cannot be judged here:"), table(rows))
    }
  }

  /// Returns a number with its percentage of all passwords.
  private func cells(_ count: Int) -> [StyledText] { ["\(count)", "\(Self.percent(count, of: tally.total))"] }

  /// Returns rows of numbers with their percentages, and a text.
  private func table(_ rows: [[StyledText]]) -> OutputDocument.Block {
    let numbers = (1..<rows[0].count).map { $0.isMultiple(of: 2) ? 7 : 0 }
    return .table(
      OutputDocument.Table(columns: numbers.map { .number(minimumWidth: $0) } + [""], rows: rows, indent: 2))
  }

  // MARK: For spreadsheets and programs

  private var sheet: OutputDocument.Table {
    let all = row(
      "all", policy, unmet: tally.unmet, alone: nil, undetermined: tally.undetermined, met: tally.met)
    let rows = zip(report.policy.columns, zip(report.policy.rules, tally.rules)).map { column, rule in
      row(
        column, report.text(of: rule.0), unmet: rule.1.unmet, alone: rule.1.unmetAlone,
        undetermined: rule.1.undetermined, met: tally.total - rule.1.unmet - rule.1.undetermined)
    }
    let counts = ["unmet", "unmetAlone", "undetermined", "met"]
    return OutputDocument.Table(
      columns: ["rule", "text", "passwords"] + (counts + counts.map { $0 + "Percent" }).map { .number($0) },
      rows: [all] + rows)
  }

  /// Returns a row of numbers, followed by their percentages of all passwords.
  private func row(
    _ name: String, _ text: String, unmet: Int, alone: Int?, undetermined: Int, met: Int
  ) -> [StyledText] {
    let counts = [unmet, alone, undetermined, met]
    let percents = counts.map { count in
      count.map { AssessmentTally.tenths($0, of: tally.total) }.map { "\($0 / 10).\($0 % 10)" } ?? ""
    }
    return ["\(name)", "\(text)", "\(tally.total)"] + counts.map { "\($0.map { "\($0)" } ?? "")" }
      + percents.map { "\($0)" }
  }

  package var json: String { tally.json(of: report.policy, named: policy, by: report.renderer, in: report.style) }

  // MARK: Numbers

  /// Returns `count` as a percentage of `total`. A nonzero count is never shown as 0 %, and an incomplete one never as
  /// 100 %.
  package static func percent(_ count: Int, of total: Int) -> String {
    let tenths = AssessmentTally.tenths(count, of: total)
    if count > 0, tenths == 0 { return "<0.1 %" }
    if count < total, tenths == 1000 { return ">99.9 %" }
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension RuleNeed {
  /// A clause that describes how `check` can judge a rule with this need.
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
