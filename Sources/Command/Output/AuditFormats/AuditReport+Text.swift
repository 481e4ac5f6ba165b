import WatchwordDiagnostics
import WatchwordPolicyAudit
import WatchwordReporting

extension AuditReport {
  /// The report for people: the verdicts first, then the clauses with reasons and changes.
  func text(isColored: Bool) -> String {
    let style = AuditStyle(isColored: isColored)
    let width = audits.map(\.standard.title.count).max() ?? 0
    var output = style.bold(TerminalText.escaped(file.name)) + "\n"
    for audit in audits {
      let gap = String(repeating: " ", count: width - audit.standard.title.count + 2)
      output += "  \(audit.standard.title)\(gap)\(style.verdict(audit.verdict))  (\(audit.counts))\n"
    }
    for audit in audits {
      output += "\n\(style.bold(audit.standard.title))\n"
      let width = audit.clauses.map(\.clause.id.count).max() ?? 0
      for each in audit.clauses { output += style.lines(of: each, width: width) }
    }
    return output
  }
}

private struct AuditStyle {
  let isColored: Bool

  func bold(_ text: String) -> String { TerminalColor.bold.paint(text, if: isColored) }

  func verdict(_ verdict: AuditVerdict) -> String {
    let color: TerminalColor =
      switch verdict {
      case .pass: .green
      case .fail: .boldRed
      case .notApplicable, .undecidable: .grey
      }
    return color.paint(verdict.label, if: isColored)
  }

  private func verdict(_ audit: ClauseAudit) -> String {
    audit.isOnlyRecommended
      ? TerminalColor.yellow.paint(audit.label, if: isColored) : verdict(audit.judgement.verdict)
  }

  func lines(of audit: ClauseAudit, width: Int) -> String {
    let judgement = audit.judgement
    let gap = String(repeating: " ", count: 7 - audit.label.count)
    let id = audit.clause.id.string + String(repeating: " ", count: width - audit.clause.id.count)
    let indent = String(repeating: " ", count: width + 11)
    let level = audit.clause.level == .recommended ? " (recommended)" : ""
    var lines = "  \(verdict(audit))\(gap)\(id)  \(bold(audit.clause.title))\(level)\n"
    lines += "\(indent)\(TerminalText.escaped(judgement.text))\n"
    if let change = judgement.change { lines += "\(indent)Change: \(TerminalText.escaped(change.summary))\n" }
    return lines
  }
}
