public import Localization

extension PasswordPolicy {
  /// What a policy without rules says.
  static let noRules = PhraseDeclaration(MessageID("policy.no-rules.summary"))

  /// Every phrase that a policy can ask for that belongs to no rule.
  public static let phrases: [PhraseDeclaration] = [noRules]

  /// The whole policy in one sentence: the server's own text where there is one, else all requirements, joined as the
  /// language joins lists and otherwise unchanged.
  public func summary(by renderer: Renderer) -> String {
    if let serverText { return serverText }
    if rules.isEmpty { return renderer.text(for: Phrase(Self.noRules.id)) }
    return renderer.joined(rules.map { renderer.text(for: $0.phrase(in: .requirement)) })
  }
}
