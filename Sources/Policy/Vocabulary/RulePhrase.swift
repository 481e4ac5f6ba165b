import WatchwordDiagnostics
import WatchwordLocalization

/// The parts that all messages with one name share: the middle of their ids, and the values that they show.
///
/// It holds only constants and builds ids on demand, so that the texts of all rules are static data. Code that
/// constructs each of them once costs the WebAssembly module a fifth of a kilobyte per text.
struct RulePhrase: Sendable {
  /// The class of characters that the messages are about, if any.
  let subject: CharacterClass?
  /// The name, such as `length.min`, or `min` if there is a subject.
  let name: StaticString
  /// The values; `nil` means none, because an empty array is not a constant.
  let parameters: [PhraseDeclaration.Parameter]?

  /// The declaration of the message `rule.<name>.<variant>`.
  @inline(never)
  func declaration(_ variant: ExactText) -> PhraseDeclaration {
    var id = "rule."
    if let subject {
      id += subject.name.string
      id += "."
    }
    id += name.description
    id += "."
    id += variant.string
    return PhraseDeclaration(MessageID(ExactText(id)), parameters ?? [])
  }
}
