import WatchwordDiagnostics
public import WatchwordLocalization

extension PasswordPolicy {
  /// The text for a policy without rules.
  private static let noRules = PhraseDeclaration("policy.no-rules.summary")

  /// The declarations of all phrases that any policy can use.
  public static let declarations: [PhraseDeclaration] =
    RuleKind.all.flatMap { $0.declarations } + CharacterClass.nameDeclarations + [noRules]

  /// Every phrase that people with this policy can be shown: each rule in all styles, what is still to do in every case
  /// that needs a plural form of its own, the summary, and the items of lists as phrases of their own.
  public var demandedPhrases: [Phrase] {
    let phrases = RuleStyle.allCases.flatMap { demandedPhrases(in: $0) } + summaryPhrases
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

  /// What the summary says: every requirement, or that there is none; `nil` if the server's own text replaces it.
  public var summaryPhrases: [Phrase] {
    if serverText != nil { return [] }
    return rules.isEmpty ? [Self.noRules.phrase()] : rules.map { $0.phrase(in: .requirement) }
  }

  /// The whole policy in one sentence: the server's own text where there is one, else all requirements, joined as the
  /// language joins lists and otherwise unchanged.
  public func summary(by renderer: Renderer) -> String {
    serverText?.string ?? renderer.joined(summaryPhrases.map { renderer.text(for: $0) })
  }
}
