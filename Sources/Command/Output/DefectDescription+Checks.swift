import WatchwordLinting
import WatchwordReporting

extension DefectDescription {
  /// The descriptions of all checks.
  static var checks: [DefectDescription] {
    Checks.all.map {
      DefectDescription(id: $0.id, severity: $0.severity, page: String(describing: $0.documentation))
    }
  }
}
