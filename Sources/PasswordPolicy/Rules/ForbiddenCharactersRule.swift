import Diagnostics
import Localization

/// Keeps certain characters out of passwords.
public struct ForbiddenCharactersRule: Rule {
  /// The characters, as the policy writes them.
  public let characters: String
  /// The characters' code points.
  let set: ScalarSet

  /// A rule against the code points of the NFC form of `characters`.
  public init(_ characters: String) {
    self.characters = characters
    self.set = ScalarSet(characters)
  }

  static let ids = ["forbidden-characters"]

  static let documentation: StaticString = """
    Keeps certain characters out of passwords.

    Some back ends mishandle some characters. Mend the back end rather than forbid what it cannot store: NIST
    SP 800-63B-4, section 3.1.1.2, asks to accept all printing ASCII characters, the space and Unicode.

    Values:
      characters  the characters that may not occur; a single space is a rule too

    Example: {"rule": "forbidden-characters", "characters": "<>"}
    """

  static let examples: [RuleExample] = [
    .accepted("abc", by: #"{"rule": "forbidden-characters", "characters": "<>"}"#),
    .rejected("a<b", by: #"{"rule": "forbidden-characters", "characters": "<>"}"#),
    .rejected("a b", by: #"{"rule": "forbidden-characters", "characters": " "}"#),
    .accepted("ab\u{A0}", by: #"{"rule": "forbidden-characters", "characters": " "}"#),
    .rejected("cafe\u{301}", by: #"{"rule": "forbidden-characters", "characters": "\#u{E9}"}"#),
    .rejected("a😀", by: #"{"rule": "forbidden-characters", "characters": "😀"}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("forbidden-characters", "set", [.init("characters", .characters)])
    + RuleMessage.declarations("forbidden-characters", "space")
    + RuleMessage.declarations("forbidden-characters", "set-and-space", [.init("characters", .characters)])
    + [RuleMessage.missingDeclaration("forbidden-characters", "set")]

  init?(id: String, reading parameters: inout RuleParameters) {
    guard let characters = parameters.characters("characters") else {
      parameters.requires(oneOf: ["characters"])
      return nil
    }
    self.init(characters)
  }

  func write(to writer: inout JSONWriter) { writer.member("characters", characters) }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.contains(anyOf: set) ? .unmet(.present) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    let shown = ShownCharacters(characters)
    let variant = !shown.hasSpace ? "set" : shown.others.isEmpty ? "space" : "set-and-space"
    let arguments: [Phrase.Argument] = shown.others.isEmpty ? [] : [.characters("characters", shown.others)]
    return RuleMessage.phrase("forbidden-characters", variant, style, arguments)
  }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("forbidden-characters", "set") }
}
