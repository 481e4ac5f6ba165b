import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit
import WatchwordReporting

extension CardFormat {
  /// Lines for people at a terminal.
  static let text = CardFormat(id: "text") { $0.introduction + $0.judgement }
}

extension PolicyCard {
  /// What the policy asks for.
  fileprivate var introduction: String {
    var output = "\(TerminalScalar.shown(name)): \(kind)\n"
    if let note = policy.note { output += "  \(TerminalText.escaped(note.string))\n" }
    if let base = document.base { output += "  Extends \(TerminalScalar.shown(base.string))\n" }
    output += rules
    if let text = policy.serverText {
      output += "The server's own text is shown instead of the summary: \(TerminalText.escaped(text.string))\n"
    }
    if !needs.isEmpty { output += "Not decided by the password alone: \(needs.joined(separator: ", "))\n" }
    if let deviceNote { output += deviceNote + "\n" }
    return output
  }

  private var rules: String {
    guard !policy.rules.isEmpty else { return "  \(TerminalText.escaped(summary))\n" }
    let width = rows.map(\.rule.id.count).max() ?? 0
    var output = ""
    for row in rows {
      let gap = String(repeating: " ", count: width - row.rule.id.count + 2)
      output += "  \(row.rule.id)\(gap)\(TerminalText.escaped(row.text))\n"
      for detail in row.details + (row.origin.map { ["from \($0)"] } ?? []) {
        output += "  \(String(repeating: " ", count: width))  (\(TerminalText.escaped(detail)))\n"
      }
    }
    return output
  }

  private func clauses(_ clauses: [AuditClause]) -> String {
    let width = clauses.map(\.id.count).max() ?? 0
    return clauses.map { clause in
      "      \(clause.id)\(String(repeating: " ", count: width - clause.id.count + 2))\(clause.title)\n"
    }.joined()
  }

  /// A password, between quotation marks where its blanks would not be seen.
  private func shown(_ password: String) -> String {
    let text = TerminalScalar.shown(password)
    return password.first == " " || password.last == " " ? "\"\(text)\"" : "\(text)"
  }

  /// What is to be thought of it.
  var judgement: String {
    var output = ""
    if !standards.isEmpty {
      let width = standards.map(\.title.count).max() ?? 0
      output += "\n\(titleOfStandards) (watchword policy audit says more)\n"
      for standard in standards {
        let gap = String(repeating: " ", count: width - standard.title.count + 2)
        output += "  \(standard.isMet ? "✓" : "✗") \(standard.title)\(gap)\(standard.words)\n"
        output += clauses(standard.failed + standard.unmet)
      }
    }
    if let strength { output += "\nStrength (watchword policy count says more)\n  \(strength.sentence)\n" }
    if examples.good == nil, examples.bad.isEmpty { return output }
    output += "\nExamples, not to be used\n"
    if let good = examples.good { output += "  ✓ \(shown(good))\n" }
    for example in examples.bad {
      let note = examples.note(for: example.rule).map { ", \($0)" } ?? ""
      output += "  ✗ \(shown(example.password))  (\(example.rule.id)\(TerminalText.escaped(note)))\n"
    }
    return output
  }
}
