import WatchwordDiagnostics
public import WatchwordLocalization

extension PasswordPolicy {
  private static let noRules = PhraseDeclaration("policy.no-rules.summary")
  private static let sentence = PhraseDeclaration("policy.sentence.summary", [.text("requirement")])
  private static let sentences = PhraseDeclaration("policy.sentences.summary", [.text("before"), .text("after")])
  private static let lead = PhraseDeclaration("policy.lead.checklist")

  /// Every phrase that any policy can ask for, with the values that it brings.
  public static let declarations: [PhraseDeclaration] =
    RuleKind.all.flatMap { $0.declarations } + CharacterClass.nameDeclarations + ShownCharacters.declarations
    + [noRules, sentence, sentences, lead]

  /// Every phrase that people with this policy can be shown: each rule in all styles, what is still to do in every case
  /// that needs a plural form of its own, the summary, the line above the checklist, and the items of lists as phrases
  /// of their own.
  public var demandedPhrases: [Phrase] {
    let phrases =
      RuleStyle.allCases.flatMap { demandedPhrases(in: $0) } + summaryPhrases
      + (rules.isEmpty ? [] : [Self.checklistLead])
    return phrases.flatMap { Self.withItems($0) }
  }

  /// The phrases that a report on passwords can show, with the rules in one style.
  public func demandedPhrases(in style: RuleStyle) -> [Phrase] {
    rules.flatMap { rule in
      [rule.phrase(in: style)] + rule.shortfalls.flatMap { $0.samples }.compactMap { rule.hint(for: $0) }
    }
  }

  private static func withItems(_ phrase: Phrase) -> [Phrase] {
    [phrase]
      + phrase.arguments.flatMap { argument -> [Phrase] in
        if case .list(let items) = argument.value { items.flatMap { withItems($0) } } else { [] }
      }
  }

  /// What stands above the rules of a checklist: "Your password needs:".
  public static var checklistLead: Phrase { lead.phrase() }

  /// What the summary consists of: every requirement, or that there is none, and the patterns of a sentence and of two
  /// sentences; nothing where the server's own text replaces it.
  public var summaryPhrases: [Phrase] {
    if serverText != nil { return [] }
    let blank = Phrase.Value.text("")
    return requirements + [Self.sentence.phrase(blank)]
      + (requirements.count > 1 ? [Self.sentences.phrase(blank, blank)] : [])
  }

  private var requirements: [Phrase] {
    rules.isEmpty ? [Self.noRules.phrase()] : rules.map { $0.phrase(in: .requirement) }
  }

  /// The whole policy as a paragraph: the server's own text where there is one, else each requirement as a sentence of
  /// its own. What a translator wrote is not changed.
  public func summary(by renderer: Renderer) -> String {
    if let serverText { return serverText.string }
    let sentences = requirements.map { requirement in
      renderer.text(for: Self.sentence.phrase(.text(ExactText(renderer.text(for: requirement)))))
    }
    return renderer.joined(sentences, by: Self.sentences)
  }
}
