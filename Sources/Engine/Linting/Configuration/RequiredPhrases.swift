public import WatchwordBasics
public import WatchwordLocalization

/// The phrases that a policy or a flow can show, which need a text in every language.
public struct RequiredPhrases: Sendable {
  /// The name of the policy or the flow, such as `strong`.
  public let name: ExactText
  /// The origin of the phrases.
  public let kind: Kind
  /// The phrases with their actual values: numbers decide which plural forms are needed. Phrases inside lists are
  /// included automatically.
  public let phrases: [Phrase]
  /// Whether the phrases are needed only if some catalogue has a text for one of them: an app without forms needs no
  /// texts for forms.
  public let isNeededOnlyIfUsed: Bool

  /// Creates the list of phrases that the policy or flow called `name` can show.
  public init(name: ExactText, kind: Kind = .policy, phrases: [Phrase], isNeededOnlyIfUsed: Bool = false) {
    self.name = name
    self.isNeededOnlyIfUsed = isNeededOnlyIfUsed
    self.kind = kind
    self.phrases = phrases
  }

  /// The kinds of origins that phrases can have; findings use the raw value as a word.
  public enum Kind: String, Sendable {
    /// A password policy.
    case policy
    /// A flow of forms.
    case flow
    /// All flows of forms.
    case form
  }

  /// The phrases, followed by those in their lists.
  var all: [Phrase] { phrases + phrases.flatMap { $0.parts } }
}
