import WatchwordDiagnostics
import WatchwordLocalization

/// A text that says what is missing in an unmet password, declared once: the message `rule.<name>.missing`.
struct RuleHint: Sendable {
  /// The declaration of the message.
  let declaration: PhraseDeclaration

  /// The hint `name` (such as `length.min`) with the values that its message shows.
  init(_ name: ExactText, _ parameters: PhraseDeclaration.Parameter...) { self.init(name, parameters) }

  /// The hint `name` with a number.
  @inline(never)
  init(_ name: ExactText, count: ExactText) { self.init(name, [.count(count)]) }

  @inline(never)
  private init(_ name: ExactText, _ parameters: [PhraseDeclaration.Parameter]) {
    declaration = PhraseDeclaration(MessageID(ExactText("rule.\(name).missing")), parameters)
  }

  /// The phrase with these values, in the declared order.
  func phrase(_ values: Phrase.Value...) -> Phrase { declaration.phrase(values) }
}
