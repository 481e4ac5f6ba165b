import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordReporting

extension PolicyCard {
  package var json: String {
    JSONWriter.object { writer in
      writer.member("policy", name)
      writer.member("format", document.format.id)
      if let base = document.base { writer.member("extends", base) }
      writer.member("locale", renderer.shownLocale.description)
      writer.member("rules", objects: rows) { $0.write(to: &$1) }
      writer.member("summary", summary)
      if let note = policy.note { writer.member("description", note) }
      if let text = policy.serverText { writer.member("serverText", text) }
      if let isCheckedOnDevice = document.isCheckedOnDevice { writer.member("checkedOnDevice", isCheckedOnDevice) }
      writer.member("standards", objects: standards) { standard, writer in
        writer.member("standard", standard.id)
        writer.member("verdict", standard.verdict.name)
        writer.member("failed", standard.failed.map { $0.id.string })
        writer.member("unmet", standard.unmet.map { $0.id.string })
        writer.member("undecidable", standard.undecided)
      }
      if let strength { strength.write(to: &writer) }
      examples.write(to: &writer)
    }
  }
}

extension PolicyCard.Row {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("rule", rule.id)
    writer.member("text", text)
    writer.key("definition")
    rule.write(to: &writer)
    if let origin { writer.member("from", origin) }
    if !rule.needs.isEmpty { writer.member("needs", rule.needs.map({ $0.name })) }
  }
}

extension RuleNeed {
  /// The name of the need in JSON.
  fileprivate var name: String {
    switch self {
    case .userID: "userID"
    case .personalWords: "personalWords"
    case .currentPassword: "currentPassword"
    case .breachedPasswords: "breachedPasswords"
    case .strengthScore: "strengthScore"
    case .server: "server"
    }
  }
}

extension ShortestStrength {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object("strength") { writer in
      writer.member("length", length)
      writer.key("bits")
      writer.tenths(tenthsOfBits)
      writer.member("exact", isExact)
      writer.member("bounds", causes)
    }
  }
}

extension CardExamples {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object("examples") { writer in
      writer.member("good", orNull: good)
      writer.member("bad", objects: bad) { example, writer in
        writer.member("rule", example.rule.id)
        writer.member("password", example.password)
        if let note = note(for: example.rule) { writer.member("note", note) }
      }
    }
  }
}
