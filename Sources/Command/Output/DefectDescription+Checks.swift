import WatchwordDiagnostics
import WatchwordLinting
import WatchwordReporting

extension DefectDescription {
  /// The descriptions of all checks and other kinds of findings.
  static var checks: [DefectDescription] {
    Checks.all.map {
      DefectDescription(id: $0.id, severity: $0.kind.severity, page: $0.kind.page)
    } + FindingPages.all.map { DefectDescription(id: $0.id, severity: $0.severity, page: $0.text) }
  }
}
