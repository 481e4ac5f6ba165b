import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordPolicyAudit
import WatchwordReporting

extension OutputFormat<AuditReports> {
  /// The clauses that fail, as SARIF: each at the rule that causes it, or at the start of the file if a rule is
  /// missing. A recommended clause causes a warning.
  static let sarif = OutputFormat("sarif") { output, _ in
    let reports = output.reports
    var report = Report(
      fileCount: reports.count, unitCount: reports.reduce(0) { $0 + $1.file.policy.rules.count },
      diagnostics: reports.flatMap(\.diagnostics), sources: reports.map(\.file.source))
    report.kinds = AuditStandard.all.flatMap { standard in standard.clauses.map { AuditReport.kind(standard, $0) } }
    report.toolVersion = Version.number
    return ReportFormat.sarif.text(of: report)
  }
}

extension AuditReport {
  fileprivate var diagnostics: [Diagnostic] {
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
      Self.kind(standard, audit.clause), file: file.source.name, span: place ?? SourceSpan(at: .start),
      unit: index.map { rules[$0].id }, message: audit.judgement.text, help: audit.judgement.change?.summary)
  }

  /// The kind of finding for the failure of a clause, with its severity and its page.
  fileprivate static func kind(_ standard: AuditStandard, _ clause: AuditClause) -> FindingKind {
    FindingKind(
      ExactText("\(standard.id)-\(clause.id)"), clause.level == .required ? .error : .warning,
      """
      \(clause.title).

      What: the policy does not meet clause \(clause.id) of \(standard.title).

      What to do: make the change that the finding describes, or run watchword policy audit --fix.
      """)
  }
}
