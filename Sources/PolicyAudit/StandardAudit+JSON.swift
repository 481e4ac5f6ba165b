package import WatchwordDiagnostics

extension StandardAudit {
  /// Writes the audit as an object of the list `standards`, as described in the help of `watchword policy audit`.
  package func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("standard", standard.id)
      object.member("title", standard.title)
      object.member("verdict", verdict.name)
      object.key("clauses")
      object.array { list in for each in clauses { each.write(to: &list) } }
    }
  }
}

extension ClauseAudit {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("clause", clause.id)
      object.member("title", clause.title)
      object.member("level", clause.level.name)
      object.member("verdict", judgement.verdict.name)
      object.member("text", judgement.text)
      if let change = judgement.change { object.member("change", change.summary) }
    }
  }
}
