import WatchwordBasics

/// The English sentences of the REL-ID helper that this toolkit replaces, verbatim, for migration and comparison.
///
/// There is one difference: the helper converted the whole last sentence to lower case, including forbidden characters
/// (`ABC<>` became `abc<>`); here only its first letter is converted.
package enum RELIDSentences {
  /// The helper's text for a policy without rules.
  package static let noRules = "Please enter a secure password"

  /// The helper's text for a policy that cannot be read.
  package static let unreadable = "Please enter a secure password according to your organization's policy"

  /// Returns the helper's text for `policy`: the server's own text if there is one, otherwise the sentences of the
  /// rules.
  package static func text(for policy: PasswordPolicy) -> String {
    if let text = policy.serverText { return text.string }
    let sentences = policy.rules.compactMap { $0.relIDSentence }
    return sentences.isEmpty ? noRules : join(sentences)
  }

  /// Returns the helper's sentence for `rule`; `nil` for a rule that REL-ID does not have.
  package static func sentence(for rule: PasswordRule) -> String? { rule.relIDSentence }

  /// Joins sentences as "A", "A and b" or "A, B, and c".
  private static func join(_ sentences: [String]) -> String {
    guard let last = sentences.last, sentences.count > 1 else { return sentences.joined() }
    let lowered = last.prefix(1).lowercased() + last.dropFirst()
    if sentences.count == 2 { return sentences[0] + " and " + lowered }
    return sentences.dropLast().joined(separator: ", ") + ", and " + lowered
  }
}
