import Diagnostics
import Localization

/// Asks for characters of several different classes, without saying which.
public struct ClassesRule: Rule {
  /// The least number of classes.
  public let minimum: Int
  /// The classes that count.
  public let classes: [CharacterClass]
  /// Whether only ASCII characters count.
  public let repertoire: CharacterRepertoire

  /// The classes that count where a policy names none.
  public static let defaultClasses: [CharacterClass] = [.uppercase, .lowercase, .digits, .special]

  /// A rule that asks for characters of at least `minimum` of `classes`.
  public init(
    minimum: Int, of classes: [CharacterClass] = defaultClasses, repertoire: CharacterRepertoire = .unicode
  ) {
    self.minimum = minimum
    self.classes = classes
    self.repertoire = repertoire
  }

  static let ids = ["classes"]

  static let documentation: StaticString = """
    Asks for characters of several different classes, without saying which.

    "Three of: capital letters, small letters, numbers, symbols" is the rule of Active Directory and its kin. It is
    kinder than four separate rules and no safer; NIST SP 800-63B-4, section 3.1.1.2, advises against both.

    Values:
      min         the least number of classes that must occur
      of          the classes that count: letters, uppercase, lowercase, digits, special (all but letters if left out)
      repertoire  unicode (the default) or ascii

    Example: {"rule": "classes", "min": 3}
    """

  static let examples: [RuleExample] = [
    .accepted("aB1", by: #"{"rule": "classes", "min": 3}"#),
    .accepted("aB1!", by: #"{"rule": "classes", "min": 3}"#),
    .rejected("aa11", by: #"{"rule": "classes", "min": 3}"#, .missing(1)),
    .rejected("", by: #"{"rule": "classes", "min": 3}"#, .missing(3)),
    .rejected("aB", by: #"{"rule": "classes", "min": 2, "of": ["letters", "digits"]}"#, .missing(1)),
    .accepted("漢3", by: #"{"rule": "classes", "min": 2, "of": ["letters", "digits"]}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("classes", "min", [.init("minimum", .count), .init("kinds", .list)])
    + RuleMessage.declarations("classes", "all", [.init("kinds", .list)])
    + [RuleMessage.missingDeclaration("classes", "min", [.init("missing", .count)])]
    + CharacterClass.allCases.map { PhraseDeclaration(name(of: $0).id) }

  init?(id: String, reading parameters: inout RuleParameters) {
    let minimum = parameters.integer("min", in: 1...CharacterClass.allCases.count)
    let classes = parameters.choices("of", among: CharacterClass.allCases.map { ($0.name, $0) })
    let repertoire = parameters.choice("repertoire", among: CharacterRepertoire.allCases.map { ($0.name, $0) })
    guard let minimum else {
      parameters.requires(oneOf: ["min"])
      return nil
    }
    let counted = classes ?? Self.defaultClasses
    // A list that is empty, or has no class that there is, has been reported as such.
    guard minimum <= counted.count || counted.isEmpty else {
      parameters.refuse(
        "min",
        "The rule asks for \(minimum) classes, but only \(counted.count) \(counted.count == 1 ? "counts" : "count")",
        help: classes == nil
          ? "Ask for fewer classes, or list more of them in of" : "Ask for fewer classes, or list more")
      return nil
    }
    self.init(minimum: minimum, of: counted, repertoire: repertoire ?? .unicode)
  }

  func write(to writer: inout JSONWriter) {
    writer.member("min", minimum)
    if classes != Self.defaultClasses {
      writer.key("of")
      writer.array { writer in for characterClass in classes { writer.string(characterClass.name) } }
    }
    if repertoire != .unicode { writer.member("repertoire", repertoire.name) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let counts = facts.counts(in: repertoire)
    var occurring = 0
    for characterClass in classes where counts[characterClass] > 0 { occurring += 1 }
    return occurring < minimum ? .unmet(.missing(minimum - occurring)) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    let kinds = Phrase.Argument.list("kinds", classes.map(Self.name))
    guard minimum < classes.count else { return RuleMessage.phrase("classes", "all", style, [kinds]) }
    return RuleMessage.phrase("classes", "min", style, [.count("minimum", minimum), kinds])
  }

  func phrase(for shortfall: Shortfall) -> Phrase {
    RuleMessage.missing("classes", "min", [.count("missing", shortfall.count ?? 0)])
  }

  /// What a class is called in a list: "capital letters".
  static func name(of characterClass: CharacterClass) -> Phrase {
    Phrase(MessageID("class.\(characterClass.name).name"))
  }
}
