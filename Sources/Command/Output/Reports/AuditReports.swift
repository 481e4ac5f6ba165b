import WatchwordDiagnostics
import WatchwordPolicyAudit
import WatchwordPolicyComparison
import WatchwordReporting

/// The audits of several policies.
struct AuditReports: CommandOutput {
  var reports: [AuditReport] = []

  static let formats: [OutputFormat<AuditReports>] = [.text, .json, .markdown, .sarif]

  /// An object for each policy, on a separate line.
  var json: String {
    reports.map { report in
      JSONWriter.object { writer in
        writer.member("policy", report.file.name)
        writer.key("standards")
        writer.array { list in for audit in report.audits { audit.write(to: &list) } }
      }
    }.joined(separator: "\n")
  }

  /// Returns the verdicts of each policy, followed by the clauses with reasons and changes.
  func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    for report in reports {
      document.add(.heading(1, "\(report.file.name, .name)"))
      let verdicts = report.audits.map { audit -> [StyledText] in
        medium == .text
          ? ["\(audit.standard.title)", audit.verdict.styledLabel, "(\(audit.counts))"]
          : ["\(audit.standard.title)", "\(audit.verdict.words, .strong)", "\(audit.counts)"]
      }
      document.add(
        .table(OutputDocument.Table(columns: ["Standard", "Verdict", "Clauses"], rows: verdicts, indent: 2)))
      for audit in report.audits {
        document.add(.heading(2, "\(audit.standard.title)"), .table(medium == .text ? audit.lines : audit.table))
      }
    }
    if medium != .text { document.add(.paragraph("\(PolicyComparison.legalNote)")) }
    return document
  }
}

extension StandardAudit {
  fileprivate var table: OutputDocument.Table {
    OutputDocument.Table(
      columns: ["Clause", "Requirement", "Verdict", "Why", "Change"],
      rows: clauses.map { audit in
        let judgement = audit.judgement
        let verdict: StyledText =
          audit.isOnlyRecommended
          ? "recommendation not met"
          : judgement.verdict == .fail ? "\("fail", .strong)" : "\(judgement.verdict.words)"
        return [
          "\(audit.clause.id)", "\(audit.clause.title)", verdict, "\(judgement.text)",
          "\(judgement.change?.summary ?? "")",
        ]
      })
  }

  /// A line for each clause, with the reason and the change below it.
  fileprivate var lines: OutputDocument.Table {
    OutputDocument.Table(
      columns: [OutputDocument.Column("", minimumWidth: 5), "", ""],
      rows: clauses.flatMap { audit -> [[StyledText]] in
        let judgement = audit.judgement
        let verdict: StyledText =
          audit.isOnlyRecommended ? "\(audit.label, .color(.yellow))" : judgement.verdict.styledLabel
        let level = audit.clause.level == .recommended ? " (recommended)" : ""
        return [
          [verdict, "\(audit.clause.id)", "\(audit.clause.title, .strong)\(level)"], ["", "", "\(judgement.text)"],
        ] + (judgement.change.map { [["", "", "Change: \($0.summary)"]] } ?? [])
      }, indent: 2)
  }
}

extension AuditVerdict {
  fileprivate var styledLabel: StyledText {
    switch self {
    case .pass: "\(label, .color(.green))"
    case .fail: "\(label, .color(.boldRed))"
    case .notApplicable, .undecidable: "\(label, .color(.grey))"
    }
  }
}
