import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

/// The audits of several policies.
package struct AuditReports: CommandOutput {
  var reports: [AuditReport] = []
  /// The version of the command.
  let version: String

  package static var formats: [OutputFormat<AuditReports>] { [.text, .json, .markdown, .sarif] }

  /// An object for each policy, on a separate line.
  package var json: String {
    reports.map { report in
      JSONWriter.object { writer in
        writer.member("policy", report.file.name)
        writer.array("standards") { list in for audit in report.audits { audit.write(to: &list) } }
      }
    }.joined(separator: "\n")
  }

  /// Returns the verdicts of each policy, followed by the clauses with reasons and changes.
  package func document(for medium: Medium) -> OutputDocument {
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
          "\(audit.clause.id)", "\(audit.clause.title)\(audit.clause.binding)", verdict, "\(judgement.text)",
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
        return [
          [verdict, "\(audit.clause.id)", "\(audit.clause.title, .strong)\(audit.clause.binding)"],
          ["", "", "\(judgement.text)"],
        ] + (judgement.change.map { [["", "", "Change: \($0.summary)"]] } ?? [])
      }, indent: 2)
  }
}

extension AuditClause {
  /// How binding the clause is, after its title: " (recommended)", " (level 2)"; empty if it is required of all.
  fileprivate var binding: String {
    if level == .recommended { return " (recommended)" }
    return asvsLevel.map { " (level \($0))" } ?? ""
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

/// The audit of one policy.
struct AuditReport {
  let file: PolicyFile
  let audits: [StandardAudit]

  /// `fail` if any required clause of any standard fails.
  var verdict: AuditVerdict { audits.contains { $0.verdict == .fail } ? .fail : .pass }
}

extension StandardAudit {
  /// The number of clauses for each verdict, such as "2 fail, 1 recommendation not met, 5 pass, 8 to check elsewhere".
  var counts: String {
    let missed = failures(.recommended)
    let words: [(Int, String)] = [
      (failures(.required), "fail"), (missed, missed == 1 ? "recommendation not met" : "recommendations not met"),
      (count(of: .pass), "pass"), (count(of: .notApplicable), "not applicable"),
      (count(of: .undecidable), "to check elsewhere"),
    ]
    return words.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension ClauseAudit {
  /// Whether the policy does not meet a clause that is only recommended, which does not fail the standard.
  var isOnlyRecommended: Bool { judgement.verdict == .fail && clause.level == .recommended }

  /// The verdict in a column of a report.
  var label: String { isOnlyRecommended ? "unmet" : judgement.verdict.label }
}

extension AuditVerdict {
  /// The verdict in a column of a report.
  var label: String {
    switch self {
    case .pass: "pass"
    case .fail: "FAIL"
    case .notApplicable: "n/a"
    case .undecidable: "check"
    }
  }
}

extension OutputFormat<AuditReports> {
  /// The clauses that fail, as SARIF: each at the rule that causes it, or at the start of the file if a rule is
  /// missing. A recommended clause causes a warning.
  static var sarif: OutputFormat {
    OutputFormat("sarif") { output, _ in
      let reports = output.reports
      var report = Report(
        fileCount: reports.count, unitCount: reports.reduce(0) { $0 + $1.file.policy.rules.count },
        findings: reports.flatMap { $0.findings }, sources: reports.map { $0.file.source })
      report.kinds = AuditStandard.all.flatMap { standard in standard.clauses.map { AuditReport.kind(standard, $0) } }
      report.toolVersion = output.version
      return ReportFormat.sarif.text(of: report)
    }
  }
}

extension AuditReport {
  fileprivate var findings: [Finding] {
    audits.flatMap { audit in
      audit.clauses.filter { $0.judgement.verdict == .fail }.map { finding(of: $0, in: audit.standard) }
    }
  }

  private func finding(of audit: ClauseAudit, in standard: AuditStandard) -> Finding {
    let rules = file.policy.rules
    let index = rules.indices.first { audit.judgement.rules.contains(rules[$0]) }
    let spans = file.document.ruleSpans
    let span = index.flatMap { spans.indices.contains($0) ? spans[$0] : nil }
    return Finding(
      Self.kind(standard, audit.clause), file: file.source.name, span: span ?? SourceSpan(at: .start),
      unit: index.map { rules[$0].id }, message: audit.judgement.text, help: audit.judgement.change?.summary)
  }

  /// The kind of finding for the failure of a clause, with its severity and its page.
  fileprivate static func kind(_ standard: AuditStandard, _ clause: AuditClause) -> FindingKind {
    FindingKind(
      ExactText("\(standard.id)-\(clause.id)"), clause.level == .required ? .error : .warning,
      page: """
        \(clause.title).

        What: the policy does not meet clause \(clause.id) of \(standard.title).

        What to do: make the change that the finding describes, or run watchword policy audit --fix.
        """)
  }
}

extension AuditAssumptions {
  /// The heading of the standards, which names the use of the passwords if it is known.
  package var title: String {
    let uses = [
      isOnlyFactor.map { $0 ? "as the only factor" : "with another factor" },
      limitsAttempts == true ? "with limited attempts" : nil, isUnlockCode ? "as an unlock code" : nil,
    ].compactMap { $0 }
    return uses.isEmpty ? "Standards" : "Standards, for a password \(uses.joinedAsList)"
  }
}
