/// The English sentences of the REL-ID helper that this toolkit replaces, letter for letter, for migration and
/// comparison.
///
/// One defect of the helper is not repeated: it lower-cased the whole last sentence, forbidden characters included
/// (`ABC<>` became `abc<>`); here only its first letter changes.
public enum RELIDSentences {
  /// What the helper says of a policy without rules.
  public static let noRules = "Please enter a secure password"

  /// What the helper says of a policy that cannot be read.
  public static let unreadable = "Please enter a secure password according to your organization's policy"

  /// The helper's whole text for `policy`: the server's own text where there is one.
  public static func text(for policy: PasswordPolicy) -> String {
    if let text = policy.serverText { return text }
    let sentences = policy.rules.compactMap(sentence)
    return sentences.isEmpty ? noRules : join(sentences)
  }

  /// The helper's sentence for `rule`; nothing for a rule that REL-ID does not have.
  public static func sentence(for rule: PasswordRule) -> String? {
    switch rule {
    case .length(let rule): length(rule)
    case .characterCount(let rule): count(rule)
    case .forbiddenCharacters(let rule): "Cannot contain these characters: \(rule.characters)"
    case .repetition(let rule): "Cannot have more than \(rule.maximum) repeated characters in a row"
    case .userID: "Cannot contain your username"
    case .sequence: "Cannot contain sequential characters (e.g., 123, abc)"
    case .commonPassword: "Cannot be a commonly used password"
    default: nil
    }
  }

  private static func length(_ rule: LengthRule) -> String? {
    switch (rule.minimum, rule.maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "Must be exactly \(minimum) characters long"
    case (let minimum?, let maximum?): "Must be between \(minimum) and \(maximum) characters long"
    case (let minimum?, nil): "Must be at least \(minimum) characters long"
    case (nil, let maximum?): "Must be no more than \(maximum) characters long"
    case (nil, nil): nil
    }
  }

  private static func count(_ rule: CharacterCountRule) -> String? {
    let noun: String
    switch rule.characterClass {
    case .letters: return nil
    case .uppercase: noun = "uppercase letter"
    case .lowercase: noun = "lowercase letter"
    case .digits: noun = "digit"
    case .special: noun = "special character"
    }
    return "Must contain at least \(rule.minimum) \(noun)\(rule.minimum > 1 ? "s" : "")"
  }

  /// "A", "A and b", "A, B, and c".
  private static func join(_ sentences: [String]) -> String {
    guard let last = sentences.last, sentences.count > 1 else { return sentences.joined() }
    let lowered = last.prefix(1).lowercased() + last.dropFirst()
    if sentences.count == 2 { return sentences[0] + " and " + lowered }
    return sentences.dropLast().joined(separator: ", ") + ", and " + lowered
  }
}
