public import WatchwordDiagnostics
public import WatchwordLocalization

/// What a policy or a flow can ask of people: the phrases that need a text in every language.
public struct DemandedPhrases: Sendable {
  /// The name of the policy or the flow, such as `strong`.
  public let name: ExactText
  /// Whether it is a policy or a flow.
  public let kind: Kind
  /// The phrases with their actual values: a number decides which plural form is needed. Phrases that stand in lists
  /// are found by themselves.
  public let phrases: [Phrase]

  /// The phrases that the policy or the flow of this name can show.
  public init(name: ExactText, kind: Kind = .policy, phrases: [Phrase]) {
    self.name = name
    self.kind = kind
    self.phrases = phrases
  }

  /// What can ask for phrases; findings use the word.
  public enum Kind: String, Sendable {
    /// A password policy.
    case policy
    /// A flow of forms.
    case flow
  }

  /// The phrases, and after them those in their lists.
  var all: [Phrase] { phrases + phrases.flatMap(\.items) }
}

extension Phrase {
  /// The phrases in the lists among the values, at any depth.
  fileprivate var items: [Phrase] {
    arguments.flatMap { argument -> [Phrase] in
      if case .list(let items) = argument.value { items + items.flatMap(\.items) } else { [] }
    }
  }
}
