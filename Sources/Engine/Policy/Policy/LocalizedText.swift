package import WatchwordBasics
package import WatchwordLocalization

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

  /// The text of `policy`.
  package init(_ policy: PasswordPolicy, _ style: RuleStyle, _ renderer: Renderer) {
    self.init(
      policy, renderer, rules: policy.rules.map { Row(rule: $0.id, text: renderer.text(for: $0.phrase(in: style))) },
      summary: policy.summary(by: renderer))
  }

  /// The text of `policy` with these rule texts and this summary.
  package init(_ policy: PasswordPolicy, _ renderer: Renderer, rules: [Row], summary: String) {
    locale = renderer.shownLocale
    direction = renderer.direction
    serverText = policy.serverText
    self.rules = rules
    self.summary = summary
  }

  /// Texts of a policy as JSON, in the format of `watchword text --format json`; `name` is the name of the policy.
  package static func json(_ texts: [LocalizedText], ofPolicyNamed name: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("policy", name)
      writer.array("locales") { writer in for text in texts { text.write(to: &writer) } }
    }
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("locale", locale.description)
      writer.member("direction", direction.rawValue)
      writer.array("rules") { writer in
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
