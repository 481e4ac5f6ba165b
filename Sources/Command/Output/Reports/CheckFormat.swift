import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy

/// A format of `watchword check`.
///
/// The text of a rule in a state is made once and used for every password, so a format says what surrounds it.
struct CheckFormat: NamedArgument {
  /// Every format, in the order of the help.
  static let choices: [CheckFormat] = [.text, .json, .csv]

  /// The format of the summary of many results, which has the same name.
  let summary: OutputFormat<CheckSummary>
  /// What comes before all results.
  var header: @Sendable (CheckReport) -> String = { _ in "" }
  /// What a rule in a state is.
  let rule: @Sendable (RuleAssessment, CheckReport) -> String
  /// What comes before the rules of a password, whose line is given by its number.
  var start: @Sendable (_ line: Int, _ verdict: Verdict) -> String = { _, _ in "" }
  /// What stands between the rules of a password.
  var separator = ""
  /// What comes behind the rules of a password.
  var end = ""
  /// What stands between two results.
  var gap = ""
  /// What replaces the result of a line that cannot be checked; nothing where people read the finding.
  var unchecked: @Sendable (UncheckedLine, _ line: Int, CheckReport) -> String = { _, _, _ in "" }

  var word: String { summary.word }

  /// A line for each rule, and an empty line between passwords.
  static let text = CheckFormat(summary: .text, rule: { rule, report in report.line(for: rule) + "\n" }, gap: "\n")

  /// A JSON object on each line, for programs: that of `Assessment.json(by:in:line:)`.
  static let json = CheckFormat(
    summary: .json,
    rule: { rule, report in
      var writer = JSONWriter()
      rule.write(to: &writer, by: report.renderer, in: report.style)
      return writer.text
    },
    start: { line, verdict in #"{"version":1,"line":\#(line),"verdict":"\#(verdict.name)","rules":["# },
    separator: ",", end: "]}\n", unchecked: { problem, line, _ in problem.json(line: line) + "\n" })

  /// A row for each password, for spreadsheets: its line, the verdict, and a column for each rule.
  static let csv = CheckFormat(
    summary: .csv, header: { CSV.row(["line", "verdict"] + $0.policy.columns + ["error"]) },
    rule: { rule, _ in rule.state.name.string }, start: { line, verdict in "\(line),\(verdict.name)," },
    separator: ",", end: ",\r\n",
    unchecked: { problem, line, report in
      let blank = report.policy.rules.map { _ in "" }
      return CSV.row([String(line), Verdict.undetermined.name.string] + blank + [problem.kind.id.string])
    })
}

extension PasswordPolicy {
  /// A name for the column of each rule: its id, with a number from the second of its kind on.
  var columns: [String] {
    rules.indices.map { index in
      let place = rules[...index].count { $0.id == rules[index].id }
      return rules[index].id.string + (place > 1 ? "-\(place)" : "")
    }
  }
}
