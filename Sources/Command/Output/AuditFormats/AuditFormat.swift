import ArgumentParser
import WatchwordPolicyAudit

/// The formats of `policy audit`.
enum AuditFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, sarif

  /// The reports in this format; the text ends with a line break.
  func text(of reports: [AuditReport], isColored: Bool) -> String {
    switch self {
    case .text: reports.map { $0.text(isColored: isColored) }.joined(separator: "\n")
    case .json: reports.map { $0.json + "\n" }.joined()
    case .markdown: reports.map(\.markdown).joined(separator: "\n")
    case .sarif: AuditReport.sarif(of: reports)
    }
  }
}
