import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordReporting

extension CheckFormat {
  /// A line for each rule, and an empty line between passwords.
  static let text = CheckFormat(
    id: "text", rule: { rule, report in report.line(for: rule) + "\n" }, gap: "\n", summary: { $0.text })
}

extension CheckSummary {
  fileprivate var text: String {
    var output = "\(TerminalScalar.shown(policy)): \(tally.total.counted("password"))\n"
    var rows = [("meet the policy", tally.met), ("do not", tally.unmet)]
    if tally.undetermined > 0 { rows.append(("meet everything that can be judged here", tally.undetermined)) }
    let width = rows.map { String($0.1).utf8.count }.max() ?? 0
    for (label, count) in rows { output += "  \(padded(count, width))  \(label)\n" }
    if tally.unreadable > 0 {
      output += "\(tally.unreadable.counted("line")) could not be checked; standard error says why\n"
    }
    return output + rules + unjudged
  }

  /// The rules that could not be judged for some passwords, and what would give them.
  private var unjudged: String {
    let unjudged = self.unjudgedRules
    guard !unjudged.isEmpty else { return "" }
    let width = unjudged.map { String($0.count).utf8.count }.max() ?? 0
    let lines = unjudged.map { "  \(padded($0.count, width))  \($0.rule.id): \($0.remedy)\n" }
    return "Rules that cannot be judged here:\n" + lines.joined()
  }

  /// The rules that passwords do not meet, the most frequent one first.
  private var rules: String {
    let failing = zip(report.policy.rules, tally.rules).filter { $1.unmet > 0 }
      .enumerated().sorted { ($1.element.1.unmet, $0.offset) < ($0.element.1.unmet, $1.offset) }.map(\.element)
    guard !failing.isEmpty else { return "" }
    let width = failing.map { String($1.unmet).utf8.count }.max() ?? 0
    let aloneWidth = failing.map { String($1.unmetAlone).utf8.count }.max() ?? 0
    var output = "Passwords that fail each rule, and those that fail only that rule:\n"
    for (rule, counts) in failing {
      let text = TerminalText.escaped(report.text(of: rule))
      output += "  \(padded(counts.unmet, width))  \(padded(counts.unmetAlone, aloneWidth))  \(text)\n"
    }
    return output
  }

  /// A number with its part of all passwords.
  private func padded(_ count: Int, _ width: Int) -> String {
    let (number, percent) = (String(count), Self.percent(count, of: tally.total))
    return spaces(width - number.utf8.count) + number + spaces(9 - percent.utf8.count) + percent
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
