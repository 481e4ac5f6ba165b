import WatchwordDiagnostics
import WatchwordLocalization

/// The declaration of a text that states a rule's requirement: a message `rule.<name>.<style>` for each style.
struct RuleText: Sendable {
  private let content: RulePhrase

  /// The text `name` (such as `length.min`) with the values that its messages show.
  init(_ name: StaticString, _ parameters: PhraseDeclaration.Parameter...) {
    content = RulePhrase(subject: nil, name: name, parameters: parameters)
  }

  /// The text `name` without values.
  init(_ name: StaticString) { content = RulePhrase(subject: nil, name: name, parameters: nil) }

  /// The text `name` with a number, optionally about a class of characters.
  init(_ name: StaticString, of subject: CharacterClass? = nil, count: ExactText) {
    content = RulePhrase(subject: subject, name: name, parameters: [.count(count)])
  }

  /// The declarations of the messages.
  var declarations: [PhraseDeclaration] { RuleStyle.allCases.map { content.declaration($0.name) } }

  /// The phrase with these values, in the declared order.
  func phrase(in style: RuleStyle, _ values: Phrase.Value...) -> Phrase {
    content.declaration(style.name).phrase(values)
  }
}
