package import WatchwordDiagnostics
package import WatchwordLocalization

/// The wordings of a policy's text.
package enum TextStyle: String, CaseIterable, Sendable {
  case checklist, requirement, summary, relid

  /// The wording of single rules.
  package var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}

/// A policy's text in one locale.
package struct LocalizedText: Sendable {
  package let locale: LanguageTag
  package let direction: TextDirection
  package let rules: [Row]
  package let summary: String
  package let serverText: ExactText?

  /// A rule's id and its text.
  package struct Row: Sendable {
    package let rule: ExactText
    package let text: String

    package init(rule: ExactText, text: String) {
      self.rule = rule
      self.text = text
    }
  }

  /// The text of `policy`. In the style `relid`, it is that of REL-ID's server, without the rules for which that has no
  /// sentence.
  package init(_ policy: PasswordPolicy, _ style: TextStyle, _ renderer: Renderer) {
    locale = renderer.locale
    direction = renderer.direction
    serverText = policy.serverText
    if style == .relid {
      rules = policy.rules.compactMap { rule in
        RELIDSentences.sentence(for: rule).map { Row(rule: rule.id, text: $0) }
      }
      summary = RELIDSentences.text(for: policy)
    } else {
      rules = policy.rules.map { Row(rule: $0.id, text: renderer.text(for: $0.phrase(in: style.ruleStyle))) }
      summary = policy.summary(by: renderer)
    }
  }

  /// Texts of a policy as JSON, as `watchword text --format json` prints them; `name` is that of the policy.
  package static func json(_ texts: [LocalizedText], ofPolicyNamed name: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", name)
      writer.key("locales")
      writer.array { writer in for text in texts { text.write(to: &writer) } }
    }
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
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
