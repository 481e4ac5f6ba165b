import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns the change that makes a policy pass a clause: as edits of its list of rules, in order, and as a whole
  /// text.
  ///
  /// `{"summary", "format", "edits": [{"edit": "remove", "index"}, {"edit": "replace", "index", "json"}, {"edit":
  /// "add", "json"}…], "text"}`. An index refers to the list before any edit.
  func change(_ question: PageQuestion) throws(Refusal) -> String {
    let document = try question.soundPolicy()
    guard let standard = question.text("standard").flatMap({ AuditStandard.named($0) }),
      let name = question.text("clause"), let clause = standard.clauses.first(where: { $0.id == name }),
      let change = clause.judgement(of: document.policy, assuming: question.assumptions).change
    else { throw Refusal(id: "no-change", "The clause requires no change to the policy") }
    let changed = PolicyDocument(change.applied(to: document.policy), format: document.format, extras: document.extras)
    let written = document.format.write(changed)
    let isComplete = !written.losses.contains { if case .rule = $0.part { true } else { false } }
    let format = isComplete ? document.format : .native
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("summary", change.summary)
      writer.member("format", format.id)
      writer.array("edits") { writer in for edit in change.edits { edit.write(to: &writer, in: document.policy.rules) }
      }
      writer.member("text", isComplete ? written.text : format.write(changed).text)
    }
    return writer.text
  }
}

extension PolicyEdit {
  /// Writes the edit once for each rule that it concerns.
  fileprivate func write(to writer: inout JSONWriter, in rules: [PasswordRule]) {
    switch self {
    case .remove(let old): Self.write("remove", nil, at: rules.indices.filter { rules[$0] == old }, to: &writer)
    case .replace(let old, let new):
      Self.write("replace", new, at: rules.indices.filter { rules[$0] == old }, to: &writer)
    case .add(let new):
      writer.object { writer in
        writer.member("edit", "add")
        writer.member("json", new.json)
      }
    }
  }

  private static func write(_ edit: String, _ rule: PasswordRule?, at indices: [Int], to writer: inout JSONWriter) {
    for index in indices {
      writer.object { writer in
        writer.member("edit", edit)
        writer.member("index", index)
        if let rule { writer.member("json", rule.json) }
      }
    }
  }
}
