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
      root.array { list in
        for audit in audits {
          list.object { object in
            object.member("standard", audit.standard.id)
            object.member("title", audit.standard.title)
            object.member("verdict", audit.verdict.name)
            object.key("clauses")
            object.array { clauses in for each in audit.clauses { Self.write(each, to: &clauses) } }
          }
        }
      }
    }
    return writer.text
  }

  private static func write(_ audit: ClauseAudit, to list: inout JSONWriter) {
    list.object { object in
      object.member("clause", audit.clause.id)
      object.member("title", audit.clause.title)
      object.member("level", audit.clause.level.name)
      object.member("verdict", audit.judgement.verdict.name)
      object.member("text", audit.judgement.text)
      if let change = audit.judgement.change { object.member("change", change.summary) }
    }
  }
}
