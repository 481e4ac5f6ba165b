import WatchwordBasics
public import WatchwordLocalization

extension PasswordPolicy {
  private static let noRules = PhraseDeclaration("policy.no-rules.summary")
  private static let sentence = PhraseDeclaration("policy.sentence.summary", [.text("requirement")])
  private static let sentences = PhraseDeclaration("policy.sentences.summary", [.text("before"), .text("after")])
  private static let lead = PhraseDeclaration("policy.lead.checklist")

  /// The declarations of all phrases that any policy can use.
  public static let declarations: [PhraseDeclaration] =
    RuleKind.all.flatMap { $0.declarations } + CharacterClass.nameDeclarations + ShownCharacters.declarations
    + [noRules, sentence, sentences, lead]

  /// Every phrase that users of this policy can see: each rule in all styles, its hints with every plural form that
  /// they can need, the summary, the line above the checklist, and the items of lists.
  public var demandedPhrases: [Phrase] {
    let phrases =
      RuleStyle.allCases.flatMap { demandedPhrases(in: $0) } + summaryPhrases
      + (rules.isEmpty ? [] : [Self.checklistLead])
    return phrases.flatMap { [$0] + $0.parts }
  }

  /// The phrases that a report on passwords can use, with the rules in one style.
  public func demandedPhrases(in style: RuleStyle) -> [Phrase] {
    rules.flatMap { rule in
      [rule.phrase(in: style)] + rule.shortfalls.flatMap { $0.samples }.compactMap { rule.hint(for: $0) }
    }
  }

  /// The text above the rules of a checklist: "Password requirements:".
  public static var checklistLead: Phrase { lead.phrase() }

  /// The phrases of the summary: every requirement, or the text for a policy without rules, and the patterns that join
  /// sentences. Empty if the server's own text replaces the summary.
  package var summaryPhrases: [Phrase] {
    if serverText != nil { return [] }
    let blank = Phrase.Value.text("")
    return requirements + [Self.sentence.phrase(blank)]
      + (requirements.count > 1 ? [Self.sentences.phrase(blank, blank)] : [])
  }

  private var requirements: [Phrase] {
    rules.isEmpty ? [Self.noRules.phrase()] : rules.map { $0.phrase(in: .requirement) }
  }

  /// The messages that consist only of punctuation. If no catalogue has such a message, plain punctuation is shown
  /// instead of the message's id.
  package static let punctuation: [MessageID] = [sentence.id, sentences.id, ShownCharacters.pair.id]

  /// The whole policy as a paragraph: the server's own text if there is one, otherwise each requirement as a sentence.
  /// Translations are used unchanged.
  public func summary(by renderer: Renderer) -> String {
    if let serverText { return serverText.string }
    let sentences = requirements.map { requirement in
      let text = renderer.text(for: requirement)
      return renderer.covers(Self.sentence.id)
        ? renderer.text(for: Self.sentence.phrase(.text(ExactText(text)))) : text + "."
    }
    return renderer.joined(sentences, by: Self.sentences)
  }
}
