import WatchwordBasics
import WatchwordLocalization

/// The phrases of a configuration, by the keys of their messages.
struct PhraseIndex: Sendable {
  private let declarations: [ExactText: PhraseDeclaration]
  private let required: [ExactText: [Phrase]]

  init(_ configuration: LintConfiguration) {
    declarations = Dictionary(firstOf: configuration.declared.reversed().lazy.map { ($0.id.text, $0) })
    required = Dictionary(grouping: configuration.required.flatMap { $0.all }, by: { $0.id.text })
  }

  /// Returns the declaration of the message with this key.
  func declaration(of key: ExactText) -> PhraseDeclaration? { declarations.isEmpty ? nil : declarations[key] }

  /// Returns the phrases of policies and flows that the message with this key expresses.
  func phrases(of key: ExactText) -> [Phrase] { required.isEmpty ? [] : required[key] ?? [] }
}
