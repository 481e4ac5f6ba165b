import WatchwordDiagnostics
import WatchwordPolicyAudit

extension AuditReport {
  /// The report for programs, as the help of the command describes it.
  var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.member("version", 1)
      root.member("policy", file.name)
      root.key("standards")
      root.array { list in for audit in audits { audit.write(to: &list) } }
    }
    return writer.text
  }
}
