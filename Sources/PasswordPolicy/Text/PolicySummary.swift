public import Localization

extension PasswordPolicy {
  /// What a policy without rules says.
  static let noRules = PhraseDeclaration(MessageID("policy.no-rules.summary"))

  /// Every phrase that a policy can ask for that belongs to no rule.
  public static let phrases: [PhraseDeclaration] = [noRules]

  /// What the summary says: every requirement, or that there is none; nothing where the server's own text replaces it.
  public var summaryPhrases: [Phrase] {
    if serverText != nil { return [] }
    return rules.isEmpty ? [Phrase(Self.noRules.id)] : rules.map { $0.phrase(in: .requirement) }
  }

  /// The whole policy in one sentence: the server's own text where there is one, else all requirements, joined as the
  /// language joins lists and otherwise unchanged.
  public func summary(by renderer: Renderer) -> String {
    serverText ?? renderer.joined(summaryPhrases.map { renderer.text(for: $0) })
  }
}
