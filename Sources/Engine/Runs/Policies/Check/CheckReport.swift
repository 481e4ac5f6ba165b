import WatchwordBasics
import WatchwordLocalization
package import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting

/// A report of whether passwords meet a policy.
package struct CheckReport: Sendable {
  package let policy: PasswordPolicy
  let renderer: Renderer
  let style: RuleStyle
  let isColored: Bool

  /// All phrases that the report can use.
  var phrases: [Phrase] { policy.demandedPhrases(in: style) }

  /// Returns the text of a rule.
  func text(of rule: PasswordRule) -> String { renderer.text(for: rule.phrase(in: style)) }

  /// Returns one line per rule.
  package func lines(for assessment: Assessment) -> [String] { assessment.rules.map { line(for: $0) } }

  /// Returns a sign, the text of the rule and, if it is unmet, the hint.
  func line(for assessed: RuleAssessment) -> String {
    let words = TerminalText.escaped(text(of: assessed.rule))
    switch assessed.state {
    case .met: return TerminalColor.green.paint("✓ " + words, if: isColored)
    case .unmet:
      let hint = assessed.hint.map { " · " + TerminalText.escaped(renderer.text(for: $0)) }
      return "✗ " + words + (hint.map { TerminalColor.grey.paint($0, if: isColored) } ?? "")
    case .undetermined: return TerminalColor.grey.paint("? " + words, if: isColored)
    }
  }
}

/// A format of `watchword check`.
///
/// The text of a rule in a state is rendered once and used for every password, so a format only describes the text
/// around it.
package struct CheckFormat: Sendable {
  /// Every format, in the order of the help.
  package static let choices: [CheckFormat] = [.text, .json, .csv]

  /// The format of the summary of many results, with the same name.
  let summary: OutputFormat<CheckSummary>
  /// The text before all results.
  var header: @Sendable (CheckReport) -> String = { _ in "" }
  /// The text of a rule in a state.
  let rule: @Sendable (RuleAssessment, CheckReport) -> String
  /// The text before the rules of the password in line `line`.
  var start: @Sendable (_ line: Int, _ verdict: Verdict) -> String = { _, _ in "" }
  /// The separator between the rules of a password.
  var separator = ""
  /// The text after the rules of a password.
  var end: @Sendable (Assessment) -> String = { _ in "" }
  /// The separator between two results.
  var gap = ""
  /// The text instead of the result of an uncheckable line; empty in formats for people, who read the finding.
  var unchecked: @Sendable (LineDefect, _ line: Int, CheckReport) -> String = { _, _, _ in "" }

  /// The name on the command line.
  package var word: String { summary.word }

  /// A line for each rule, and an empty line between passwords.
  package static let text = CheckFormat(
    summary: .text, rule: { rule, report in report.line(for: rule) + "\n" }, gap: "\n")

  /// A JSON object on each line, for programs: the result of `Assessment.json(by:in:line:)`.
  package static let json = CheckFormat(
    summary: .json,
    rule: { rule, report in
      var writer = JSONWriter()
      rule.write(to: &writer, by: report.renderer, in: report.style)
      return writer.text
    },
    start: { line, verdict in #"{"version":1,"line":\#(line),"verdict":"\#(verdict.name)","rules":["# },
    separator: ",", end: { $0.jsonEnd + "\n" }, unchecked: { problem, line, _ in problem.json(line: line) + "\n" })

  /// A row for each password, for spreadsheets: its line, the verdict, and a column for each rule.
  package static let csv = CheckFormat(
    summary: .csv, header: { CSV.row(["line", "verdict"] + $0.policy.columns + ["error"]) },
    rule: { rule, _ in rule.state.name.string }, start: { line, verdict in "\(line),\(verdict.name)," },
    separator: ",", end: { _ in ",\r\n" },
    unchecked: { problem, line, report in
      let blank = report.policy.rules.map { _ in "" }
      return CSV.row([String(line), Verdict.undetermined.name.string] + blank + [problem.kind.id.string])
    })
}

extension PasswordPolicy {
  /// The name of the column of each rule: its id, followed by a number if an earlier rule has the same id.
  var columns: [String] {
    rules.indices.map { index in
      let number = rules[...index].count { $0.id == rules[index].id }
      return rules[index].id.string + (number > 1 ? "-\(number)" : "")
    }
  }
}
