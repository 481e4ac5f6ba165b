import WatchwordDiagnostics
import WatchwordLocalization

/// A text that says what is missing in an unmet password, declared once: the message `rule.<name>.missing`.
struct RuleHint: Sendable {
  /// The last part of the ids of such messages.
  static let variant: ExactText = "missing"

  private let content: RulePhrase

  /// The hint `name` (such as `length.min`) without values.
  init(_ name: StaticString) { content = RulePhrase(subject: nil, name: name, parameters: nil) }

  /// The hint `name` about a class of characters, if there is one, with a number.
  init(_ name: StaticString, of subject: CharacterClass? = nil, count: ExactText) {
    content = RulePhrase(subject: subject, name: name, parameters: [.count(count)])
  }

  /// The declaration of the message.
  var declaration: PhraseDeclaration { content.declaration(Self.variant) }

  /// The phrase with these values, in the declared order.
  func phrase(_ values: Phrase.Value...) -> Phrase { declaration.phrase(values) }
}
