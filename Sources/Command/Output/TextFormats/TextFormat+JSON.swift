import WatchwordDiagnostics
import WatchwordLocalization

extension TextFormat {
  /// One JSON object of version 1, for programs.
  static let json = TextFormat("json", hasSummary: true) { report in
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", report.policy)
      writer.key("locales")
      writer.array { writer in for text in report.locales { text.write(to: &writer) } }
    }
    return writer.text + "\n"
  }
}

extension LocalizedText {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("locale", locale.description)
      writer.member("direction", direction.rawValue)
      writer.key("rules")
      writer.array { writer in
        for row in rules {
          writer.object { writer in
            writer.member("rule", row.rule)
            writer.member("text", row.text)
          }
        }
      }
      writer.member("summary", summary)
      if let serverText { writer.member("serverText", serverText) }
    }
  }
}
