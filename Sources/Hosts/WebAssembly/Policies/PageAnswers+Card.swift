import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns the meaning of a policy.
  ///
  /// `{"format", "title", "note", "serverText", "locale", "direction", "summary", "rules": [{"rule", "checklist",
  /// "requirement", "details", "needs"}…], "example", "strength": {"length", "bits", "exact", "isComplete",
  /// "sentence"}, "conflict"}`. If "isComplete" is false, more work reduces the bits. "example" is `null` if none was
  /// found; "conflict" then has the indices of rules that exclude each other, if a conflict was found. "strength" is
  /// missing if it could not be computed within the permitted amount of work.
  func card(_ question: PageQuestion) throws(Refusal) -> String {
    let document = try question.soundPolicy()
    let locale = try question.locale
    let renderer = engine.renderer(locale)
    let policy = document.policy
    let example = example(of: policy)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", document.format.id)
      writer.member("title", document.format.title)
      if let note = policy.note { writer.member("note", note) }
      if let text = policy.serverText { writer.member("serverText", text) }
      writer.member("locale", renderer.shownLocale.description)
      writer.member("direction", renderer.direction.rawValue)
      writer.member("summary", policy.summary(by: renderer))
      writer.array("rules") { writer in for rule in policy.rules { rule.writeCard(to: &writer, by: renderer) } }
      writer.member("example", orNull: example)
      if example != nil,
        let strength = ShortestStrength(
          of: policy, stateLimit: (question.flag("isThorough") == true ? Effort.thorough : .quick).states)
      {
        writer.key("strength")
        strength.writeCard(to: &writer)
      }
      if example == nil {
        let rules = RuleConflict.rules(in: policy)
        writer.array("conflict") { writer in
          for index in policy.rules.indices where rules.contains(policy.rules[index]) { writer.integer(index) }
        }
      }
    }
    return writer.text
  }

  /// Returns a password that a policy accepts as far as this can be judged here, readable if possible.
  private func example(of policy: PasswordPolicy) -> String? {
    let context = engine.impersonalContext
    return ReadablePasswords.first { policy.assess($0, in: context).verdict != .unmet }
      ?? PasswordExample.quick(for: policy, in: context)
  }
}

extension PasswordRule {
  fileprivate func writeCard(to writer: inout JSONWriter, by renderer: Renderer) {
    writer.object { writer in
      writer.member("rule", id)
      for style in RuleStyle.allCases { writer.member(style.name.string, renderer.text(for: phrase(in: style))) }
      writer.member("details", details)
      writer.array("needs") { writer in for need in needs { writer.string(need.summary) } }
    }
  }
}

extension ShortestStrength {
  fileprivate func writeCard(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("length", length)
      writer.key("bits")
      writer.tenths(tenthsOfBits)
      writer.member("exact", isExact)
      writer.member("isComplete", causes.isEmpty)
      writer.member("sentence", sentence)
    }
  }
}
