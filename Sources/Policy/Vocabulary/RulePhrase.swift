import WatchwordDiagnostics
import WatchwordLocalization

/// What all messages about one thing have in common: the middle of their ids, and the values that they show.
///
/// It holds constants alone and makes ids when they are asked for, so that the texts of all rules are data of the
/// program: code that makes each of them once costs the WebAssembly module a fifth of a kilobyte a text.
struct RulePhrase: Sendable {
  /// The class of characters that the message is about, if it is about one.
  let subject: CharacterClass?
  /// The name, such as `length.min`, or `min` where there is a subject.
  let name: StaticString
  /// The values; `nil` stands for none, because an empty array is no constant.
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
