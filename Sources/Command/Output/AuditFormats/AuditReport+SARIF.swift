import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordReporting

extension AuditReport {
  /// The clauses that fail, as SARIF: each at the rule that is the reason, or at the start of the file if a rule is
  /// missing. A clause that is only recommended gives a warning.
  static func sarif(of reports: [AuditReport]) -> String {
    var report = Report(
      fileCount: reports.count, unitCount: reports.reduce(0) { $0 + $1.file.policy.rules.count },
      diagnostics: reports.flatMap(\.diagnostics), sources: reports.map(\.file.source))
    report.defects = AuditStandard.all.flatMap { standard in
      standard.clauses.map { clause in
        DefectDescription(
          id: defect(standard, clause), severity: severity(of: clause),
          page: """
            \(clause.title).

            What: the policy does not do what clause \(clause.id) of \(standard.title) asks for.

            What to do: change the policy as the finding says; watchword policy audit --fix does it.
            """)
      }
    }
    report.toolVersion = WatchwordCommand.configuration.version
    return ReportFormat.sarif.text(of: report)
  }

  private var diagnostics: [Diagnostic] {
    audits.flatMap { audit in
      audit.clauses.filter { $0.judgement.verdict == .fail }.map { diagnostic(of: $0, in: audit.standard) }
    }
  }

  private func diagnostic(of audit: ClauseAudit, in standard: AuditStandard) -> Diagnostic {
    let rules = file.policy.rules
    let index = rules.indices.first { audit.judgement.rules.contains(rules[$0]) }
    let places = file.document.ruleSpans
    let place = index.flatMap { places.indices.contains($0) ? places[$0] : nil }
    return Diagnostic(
      id: Self.defect(standard, audit.clause), severity: Self.severity(of: audit.clause), file: file.source.name,
      span: place ?? SourceSpan(at: .start), unit: index.map { rules[$0].id }, message: audit.judgement.text,
      help: audit.judgement.change?.summary)
  }

  private static func defect(_ standard: AuditStandard, _ clause: AuditClause) -> ExactText {
    ExactText("\(standard.id)-\(clause.id)")
  }

  private static func severity(of clause: AuditClause) -> Severity { clause.level == .required ? .error : .warning }
}
