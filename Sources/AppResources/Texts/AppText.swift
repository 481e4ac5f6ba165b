public import WatchwordDiagnostics
public import WatchwordLocalization

/// A text that an app can need, whatever its language.
public struct AppText: Hashable, Sendable {
  /// The name of the text: the id of its message, or `list.strong.classes.kinds` for the list of a policy.
  public let key: ExactText
  /// The values that the text shows, in the order of their positions.
  public let parameters: [PhraseDeclaration.Parameter]
  /// What the text is.
  public let content: Content
  /// Which rules of which policies use it, with which values.
  public internal(set) var uses: [Use] = []

  /// What a text is.
  public enum Content: Hashable, Sendable {
    /// A message of the catalogues, whose numbers the app fills in.
    case message(MessageID)
    /// A list that a policy puts into a message, with everything filled in.
    case list([Phrase], by: PhraseDeclaration?)
  }

  /// A rule that uses a text.
  public struct Use: Hashable, Sendable {
    /// The name of the policy.
    public let policy: String
    /// The id of the rule.
    public let rule: ExactText
    /// The values that the policy gives the text, for people: `minimum 12`.
    public let values: [String]
  }

  /// The text in English for developers: the values, which of them chooses the plural form, and the uses.
  func note(number: Int?) -> ExactText? {
    var sentences: [String] = []
    if !parameters.isEmpty {
      let names = parameters.enumerated().map { index, parameter in
        parameter.name.string + (index == number ? " (chooses the plural form)" : "")
      }
      sentences.append("Values: \(names.joined(separator: ", ")).")
    }
    if !uses.isEmpty {
      let rules = uses.map { use in
        "\(use.policy) (\(use.rule)\(use.values.isEmpty ? "" : ": ")\(use.values.joined(separator: ", ")))"
      }
      sentences.append("Used by \(rules.joined(separator: ", ")).")
    }
    return sentences.isEmpty ? nil : ExactText(sentences.joined(separator: " "))
  }
}
