import WatchwordDiagnostics
import WatchwordLocalization

/// The declaration of a hint for passwords that do not meet a rule: the message `rule.<name>.missing`.
struct RuleHint: Sendable {
  /// The last part of the ids of these messages.
  static let variant: ExactText = "missing"

  private let content: RulePhrase

  /// The hint `name` (such as `length.min`) without values.
  init(_ name: StaticString) { content = RulePhrase(subject: nil, name: name, parameters: nil) }

  /// The hint `name` with a number, optionally about a class of characters.
  init(_ name: StaticString, of subject: CharacterClass? = nil, count: ExactText) {
    content = RulePhrase(subject: subject, name: name, parameters: [.count(count)])
  }

  /// The declaration of the message.
  var declaration: PhraseDeclaration { content.declaration(Self.variant) }

  /// The phrase with these values, in the declared order.
  func phrase(_ values: Phrase.Value...) -> Phrase { declaration.phrase(values) }
}
