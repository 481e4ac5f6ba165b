import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAnalysis
import WatchwordPolicyAudit

extension CardFormat {
  /// One JSON object of version 1, for programs.
  static let json = CardFormat(id: "json") { card in
    var writer = JSONWriter()
    card.write(to: &writer)
    return writer.text + "\n"
  }
}

extension PolicyCard {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", name)
      writer.member("format", document.format.id)
      if let base = document.base { writer.member("extends", base) }
      writer.member("locale", renderer.locale.description)
      writer.key("rules")
      writer.array { writer in for row in rows { row.write(to: &writer) } }
      writer.member("summary", summary)
      if let note = policy.note { writer.member("description", note) }
      if let text = policy.serverText { writer.member("serverText", text) }
      if let isCheckedOnDevice = document.isCheckedOnDevice { writer.member("checkedOnDevice", isCheckedOnDevice) }
      writeStandards(to: &writer)
      if let strength { strength.write(to: &writer) }
      examples.write(to: &writer)
    }
  }

  private func writeStandards(to writer: inout JSONWriter) {
    writer.key("standards")
    writer.array { writer in
      for standard in standards {
        writer.object { writer in
          writer.member("standard", standard.id)
          writer.member("verdict", standard.verdict.name)
          writer.key("failed")
          writer.array { writer in for clause in standard.failed { writer.string(clause.id) } }
          writer.key("unmet")
          writer.array { writer in for clause in standard.unmet { writer.string(clause.id) } }
          writer.member("undecidable", standard.undecided)
        }
      }
    }
  }
}

extension PolicyCard.Row {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", rule.id)
      writer.member("text", text)
      writer.key("definition")
      rule.write(to: &writer)
      if let origin { writer.member("from", origin) }
      if !rule.needs.isEmpty {
        writer.key("needs")
        writer.array { writer in for need in rule.needs { writer.string(need.name) } }
      }
    }
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
    writer.key("strength")
    writer.object { writer in
      writer.member("length", length)
      writer.key("bits")
      writer.tenths(tenthsOfBits)
      writer.member("exact", isExact)
      writer.key("bounds")
      writer.array { writer in for cause in causes { writer.string(cause) } }
    }
  }
}

extension CardExamples {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("examples")
    writer.object { writer in
      writer.member("good", orNull: good)
      writer.key("bad")
      writer.array { writer in
        for example in bad {
          writer.object { writer in
            writer.member("rule", example.rule.id)
            writer.member("password", example.password)
            if let note = note(for: example.rule) { writer.member("note", note) }
          }
        }
      }
    }
  }
}
