import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

/// The wordings that `text --style` offers.
package enum TextStyle: String, CaseIterable, Sendable {
  case checklist, requirement, summary, relid

  /// The wording of single rules.
  var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}

extension LocalizedText {
  /// Creates the text of `policy`. In the style `relid`, it is the text of REL-ID's server, without the rules for which
  /// the server has no sentence.
  init(_ policy: PasswordPolicy, _ style: TextStyle, _ renderer: Renderer) {
    guard style == .relid else {
      self.init(policy, style.ruleStyle, renderer)
      return
    }
    self.init(
      policy, renderer,
      rules: policy.rules.compactMap { rule in
        RELIDSentences.sentence(for: rule).map { Row(rule: rule.id, text: $0) }
      }, summary: RELIDSentences.text(for: policy))
  }
}
