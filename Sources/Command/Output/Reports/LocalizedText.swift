import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A policy's text in one locale.
struct LocalizedText {
  let locale: LanguageTag
  let direction: TextDirection
  let rules: [Row]
  let summary: String
  let serverText: ExactText?
  /// Messages about texts that are missing or not in the locale's language.
  let gaps: [String]

  /// A rule's id and its text.
  struct Row {
    let rule: ExactText
    let text: String
  }

  /// Renders the text of `policy`; `showsSummary` says whether the summary will be shown too.
  init(_ policy: PasswordPolicy, _ style: TextStyle, _ renderer: Renderer, showsSummary: Bool) {
    locale = renderer.locale
    direction = renderer.direction
    serverText = policy.serverText
    if style == .relid {
      rules = policy.rules.compactMap { rule in
        RELIDSentences.sentence(for: rule).map { Row(rule: rule.id, text: $0) }
      }
      summary = RELIDSentences.text(for: policy)
      gaps = policy.rules.filter { RELIDSentences.sentence(for: $0) == nil }
        .map { "The REL-ID helper has no sentence for the rule \($0.id), so the text leaves it out" }
      return
    }
    let phrases = policy.rules.map { $0.phrase(in: style.ruleStyle) }
    rules = zip(policy.rules, phrases).map { Row(rule: $0.id, text: renderer.text(for: $1)) }
    summary = policy.summary(by: renderer)
    gaps = TextGaps.lines(in: phrases + (showsSummary ? policy.summaryPhrases : []), by: renderer)
  }
}
