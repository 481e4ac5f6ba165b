public import WatchwordBasics
import WatchwordLocalization

/// A style of wording for rules.
public enum RuleStyle: UInt8, CaseIterable, Hashable, Sendable {
  /// A few words for a list under the field: "Min. 8 characters".
  case checklist
  /// A sentence without a full stop: "Use at least 8 characters".
  case requirement

  /// The last part of the ids of messages in this style.
  public var name: ExactText {
    switch self {
    case .checklist: "checklist"
    case .requirement: "requirement"
    }
  }
}

/// The common parts of all messages with the same name: the middle part of their ids, and the values that they show.
///
/// It holds only constants and builds ids on demand, so that the texts of all rules are static data. Code that
/// constructed each text once would cost the WebAssembly module a fifth of a kilobyte per text.
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
