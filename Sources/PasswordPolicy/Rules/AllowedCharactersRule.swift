import Diagnostics
import Localization

/// Lets only certain characters into passwords.
public struct AllowedCharactersRule: Rule {
  /// The single characters that may occur, as the policy writes them.
  public let characters: String
  /// The classes whose ASCII characters may occur.
  public let classes: [CharacterClass]
  /// All that may occur.
  let set: ScalarSet

  /// A rule for the code points of the NFC form of `characters` and the ASCII characters of `classes`.
  public init(_ characters: String, classes: [CharacterClass] = []) {
    self.characters = characters
    self.classes = classes
    var set = ScalarSet(characters)
    for characterClass in classes { set = set.union(characterClass.asciiMembers) }
    self.set = set
  }

  static let ids = ["allowed-characters"]

  static let documentation: StaticString = """
    Lets only certain characters into passwords.

    For back ends that accept a short list and no more. Everything else, the letters of most languages included, is
    rejected; NIST SP 800-63B-4, section 3.1.1.2, asks to accept all printing ASCII characters, the space and Unicode.

    Values:
      characters  single characters that may occur
      classes     classes whose ASCII characters may occur: letters, uppercase, lowercase, digits, special
    At least one of the two is needed.

    Example: {"rule": "allowed-characters", "classes": ["letters", "digits"], "characters": "-_"}
    """

  static let examples: [RuleExample] = [
    .accepted("a-1", by: #"{"rule": "allowed-characters", "classes": ["letters", "digits"], "characters": "-_"}"#),
    .rejected("a+1", by: #"{"rule": "allowed-characters", "classes": ["letters", "digits"], "characters": "-_"}"#),
    .rejected("é", by: #"{"rule": "allowed-characters", "classes": ["letters"]}"#),
    .accepted("0110", by: #"{"rule": "allowed-characters", "characters": "01"}"#),
    .accepted("é", by: #"{"rule": "allowed-characters", "characters": "e\#u{301}"}"#),
    .accepted("", by: #"{"rule": "allowed-characters", "characters": "01"}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("allowed-characters", "set", [.init("characters", .characters)])
    + RuleMessage.declarations("allowed-characters", "kinds", [.init("kinds", .list)])
    + RuleMessage.declarations(
      "allowed-characters", "kinds-and-set", [.init("kinds", .list), .init("characters", .characters)])
    + [RuleMessage.missingDeclaration("allowed-characters", "set")]

  init?(id: String, reading parameters: inout RuleParameters) {
    let characters = parameters.characters("characters") ?? ""
    let classes = parameters.choices("classes", among: CharacterClass.allCases.map { ($0.name, $0) }) ?? []
    guard !characters.isEmpty || !classes.isEmpty else {
      parameters.requires(oneOf: ["characters", "classes"])
      return nil
    }
    self.init(characters, classes: classes)
  }

  func write(to writer: inout JSONWriter) {
    if !classes.isEmpty {
      writer.key("classes")
      writer.array { writer in for characterClass in classes { writer.string(characterClass.name) } }
    }
    if !characters.isEmpty { writer.member("characters", characters) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    set.isSuperset(ofASCII: facts.ascii) && facts.others.allSatisfy { set.contains($0) } ? .met : .unmet(.present)
  }

  func phrase(in style: RuleStyle) -> Phrase {
    let kinds = Phrase.Argument.list("kinds", classes.map(ClassesRule.name))
    let shown = Phrase.Argument.characters("characters", ShownCharacters(characters).all)
    if characters.isEmpty { return RuleMessage.phrase("allowed-characters", "kinds", style, [kinds]) }
    if classes.isEmpty { return RuleMessage.phrase("allowed-characters", "set", style, [shown]) }
    return RuleMessage.phrase("allowed-characters", "kinds-and-set", style, [kinds, shown])
  }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("allowed-characters", "set") }
}
