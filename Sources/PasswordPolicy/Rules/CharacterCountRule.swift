import Diagnostics
import Localization

/// Asks for a number of characters of one class.
public struct CharacterCountRule: Rule {
  /// The class whose characters count.
  public let characterClass: CharacterClass
  /// The least number of them.
  public let minimum: Int
  /// Whether only ASCII characters count.
  public let repertoire: CharacterRepertoire
  /// The characters that count, where a back end has a list of its own; otherwise the class decides.
  public let characters: String?
  /// The code points of ``characters``; empty without them.
  let set: ScalarSet

  /// A rule that asks for at least `minimum` characters of a class, or of the list of `characters` that stands for it.
  public init(
    _ characterClass: CharacterClass, minimum: Int, repertoire: CharacterRepertoire = .unicode,
    characters: String? = nil
  ) {
    self.characterClass = characterClass
    self.minimum = minimum
    self.repertoire = repertoire
    self.characters = characters
    self.set = characters.map { ScalarSet($0) } ?? ScalarSet()
  }

  static let ids = CharacterClass.allCases.map { $0.name }
  var id: String { characterClass.name }

  static let documentation: StaticString = """
    Asks for a number of characters of one class.

    The rules letters, uppercase, lowercase, digits and special ask for characters by their Unicode general category:
    letters are L* of either case or none, uppercase Lu and Lt, lowercase Ll, digits Nd, special P*, S* and Zs.
    Such rules make people choose Password1!; NIST SP 800-63B-4, section 3.1.1.2, advises against them.

    Values:
      min         the least number of such characters (1 if left out)
      repertoire  unicode (the default), or ascii where the back end knows no other letters and digits
      characters  the characters that count, where the back end has its own list, such as "!@#$%^&*"

    Example: {"rule": "digits", "min": 1}
    """

  static let examples: [RuleExample] = [
    .accepted("é", by: #"{"rule": "letters"}"#), .accepted("漢", by: #"{"rule": "letters", "min": 1}"#),
    .rejected("12", by: #"{"rule": "letters", "min": 2}"#, .missing(2)),
    .accepted("aB", by: #"{"rule": "uppercase"}"#), .rejected("ab漢", by: #"{"rule": "uppercase"}"#, .missing(1)),
    .accepted("ǅ", by: #"{"rule": "uppercase"}"#), .accepted("ß", by: #"{"rule": "lowercase"}"#),
    .rejected("AB", by: #"{"rule": "lowercase", "min": 3}"#, .missing(3)),
    .accepted("٣", by: #"{"rule": "digits"}"#),
    .rejected("٣", by: #"{"rule": "digits", "repertoire": "ascii"}"#, .missing(1)),
    .rejected("Ⅷ½²", by: #"{"rule": "digits"}"#, .missing(1)),
    .accepted(" ", by: #"{"rule": "special"}"#), .accepted("€", by: #"{"rule": "special"}"#),
    .rejected("\t\u{301}", by: #"{"rule": "special"}"#, .missing(1)),
    .accepted("a_", by: #"{"rule": "special"}"#),
    .rejected("a_", by: ##"{"rule": "special", "characters": "!@#$%^&*"}"##, .missing(1)),
    .accepted("a!#", by: ##"{"rule": "special", "min": 2, "characters": "!@#$%^&*"}"##),
  ]

  static let phrases: [PhraseDeclaration] = CharacterClass.allCases.flatMap { characterClass in
    RuleMessage.declarations(characterClass.name, "min", [.init("minimum", .count)])
      + [RuleMessage.missingDeclaration(characterClass.name, "min", [.init("missing", .count)])]
  }

  init?(id: String, reading parameters: inout RuleParameters) {
    guard let characterClass = CharacterClass(name: id) else { return nil }
    let minimum = parameters.integer("min")
    let repertoire = parameters.choice("repertoire", among: CharacterRepertoire.allCases.map { ($0.name, $0) })
    self.init(
      characterClass, minimum: minimum ?? 1, repertoire: repertoire ?? .unicode,
      characters: parameters.characters("characters"))
  }

  func write(to writer: inout JSONWriter) {
    writer.member("min", minimum)
    if repertoire != .unicode { writer.member("repertoire", repertoire.name) }
    if let characters { writer.member("characters", characters) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let count = characters == nil ? facts.counts(in: repertoire)[characterClass] : facts.count(of: set)
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    RuleMessage.phrase(id, "min", style, [.count("minimum", minimum)])
  }

  func phrase(for shortfall: Shortfall) -> Phrase {
    RuleMessage.missing(id, "min", [.count("missing", shortfall.count ?? 0)])
  }
}
