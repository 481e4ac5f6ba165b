public import WatchwordBasics
import WatchwordLocalization

/// Requires a number of characters of one class.
public struct CharacterCountRule: Rule {
  /// The class whose characters count.
  public let characterClass: CharacterClass
  /// The minimum number of characters of the class.
  public let minimum: Int
  /// Whether only ASCII characters count.
  public let repertoire: CharacterRepertoire
  /// The characters that count if a back end has its own list; `nil` if the class determines which characters count.
  public let characters: ExactText?
  /// The code points of ``characters``; empty if there are none.
  let set: ScalarSet
  /// The ``characters`` as texts show them; `nil` if there are none.
  private let shown: ShownCharacters?

  /// Creates a rule that requires at least `minimum` characters of a class, or of `characters`, the list that replaces
  /// it.
  public init(
    _ characterClass: CharacterClass, minimum: Int, repertoire: CharacterRepertoire = .unicode,
    characters: ExactText? = nil
  ) {
    self.characterClass = characterClass
    self.minimum = minimum
    self.repertoire = repertoire
    self.characters = characters
    let set = characters.map { ScalarSet($0.string) } ?? ScalarSet()
    self.set = set
    self.shown = characters.map { ShownCharacters($0.string, set: set) }
  }

  static let ids = CharacterClass.allCases.map { $0.name }
  var id: ExactText { characterClass.name }
  static let order = 20

  static let documentation: StaticString = """
    Requires a number of characters of one class.

    The rules letters, uppercase, lowercase, digits and special require characters by their Unicode general category:
    letters are L* of either case or none, uppercase Lu and Lt, lowercase Ll, digits Nd, special P*, S* and Zs. Users
    see which characters count: texts mention A–Z, a–z and 0–9 for ascii, and list the back end's own characters. Such
    rules make people choose Password1!; NIST SP 800-63B-4, section 3.1.1.2, advises against them.

    Values:
      min         the minimum number of such characters (1 if left out)
      repertoire  unicode (the default), or ascii if the back end counts no other letters and digits
      characters  the characters that count, if the back end has its own list, such as "!@#$%^&*"

    Example: {"rule": "digits", "min": 1}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer("min", "The minimum number of such characters", default: 1)
  private static let counted = Parameter.choice(
    "repertoire", "Whether all of Unicode counts, or only ASCII", default: CharacterRepertoire.unicode)
  private static let listed = Parameter.text(
    "characters", "The characters that count, if the back end has its own list", .optional)

  static let parameters = [minimumParameter.declaration, counted.declaration, listed.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let characterClass = CharacterClass(name: id) else { return nil }
    self.init(
      characterClass, minimum: Self.minimumParameter.value(in: &members), repertoire: Self.counted.value(in: &members),
      characters: Self.listed.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.minimumParameter.write(minimum, to: &writer)
    Self.counted.write(unlessDefault: repertoire, to: &writer)
    Self.listed.write(characters, to: &writer)
  }

  /// The classes that REL-ID counts, in the order of its helper, with the field and the helper's noun for each.
  private static let relIDClasses: [(characterClass: CharacterClass, field: ExactText, noun: String)] = [
    (.digits, "minDg", "digit"), (.uppercase, "minUc", "uppercase letter"),
    (.lowercase, "minLc", "lowercase letter"), (.special, "minSc", "special character"),
  ]

  static let relID: RELIDMapping<CharacterCountRule>? = RELIDMapping(
    fields: relIDClasses.map { $0.field },
    read: { fields in
      var found: [RELIDMapping<CharacterCountRule>.Found] = []
      for (characterClass, name, _) in relIDClasses {
        guard let (minimum, field) = fields.number(name) else { continue }
        found.append((CharacterCountRule(characterClass, minimum: minimum), [field]))
      }
      return found
    },
    write: { rule in
      guard rule.repertoire == .unicode, rule.characters == nil,
        let field = relIDClasses.first(where: { $0.characterClass == rule.characterClass })?.field
      else { return nil }
      return [RELIDMember(field, .number(rule.minimum))]
    },
    sentence: { rule in
      relIDClasses.first { $0.characterClass == rule.characterClass }
        .map { "Must contain at least \(rule.minimum) \($0.noun)\(rule.minimum > 1 ? "s" : "")" }
    })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    if let light { return light.state(of: facts, in: context) }
    let count = facts.count(of: set)
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }

  /// The light form of the rule; `nil` if the rule has a list of characters.
  var light: ClassMinimum? {
    characters == nil ? ClassMinimum(characterClass: characterClass, repertoire: repertoire, minimum: minimum) : nil
  }

  var shortfalls: [ShortfallRange] { [.missing(upTo: minimum)] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .count(self) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .count(self) }
  var setting: RuleSetting? { .count(self) }

  // MARK: - Texts

  private static func atLeast(_ characterClass: CharacterClass, in repertoire: CharacterRepertoire) -> RuleText {
    RuleText(repertoire == .ascii ? "ascii" : "min", of: characterClass, count: "minimum")
  }
  private static let atLeastOfThese = RuleText("characters.set", .count("minimum"), .list("characters"))
  private static func tooFew(_ characterClass: CharacterClass, in repertoire: CharacterRepertoire) -> RuleHint {
    RuleHint(repertoire == .ascii ? "ascii" : "min", of: characterClass, count: "missing")
  }
  private static let tooFewOfThese = RuleHint("characters.set", count: "missing")

  static let texts =
    CharacterClass.allCases.flatMap { [atLeast($0, in: .unicode), atLeast($0, in: .ascii)] } + [atLeastOfThese]
  static let hints =
    CharacterClass.allCases.flatMap { [tooFew($0, in: .unicode), tooFew($0, in: .ascii)] } + [tooFewOfThese]

  func phrase(in style: RuleStyle) -> Phrase {
    if let shown { return Self.atLeastOfThese.phrase(in: style, .count(minimum), shown.list()) }
    return Self.atLeast(characterClass, in: repertoire).phrase(in: style, .count(minimum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard case .missing(let count) = shortfall else { return nil }
    if shown != nil { return Self.tooFewOfThese.phrase(.count(count)) }
    return Self.tooFew(characterClass, in: repertoire).phrase(.count(count))
  }

  var details: [String] {
    // The list is not repeated if the texts for users show it in full.
    if let characters { return shown?.isComplete == true ? [] : ["only these count: \(characters.clipped)"] }
    return repertoire.details
  }

  // MARK: - Examples

  private static let symbols: ExactText = "!@#$%^&*"

  static let examples: [RuleExample<CharacterCountRule>] = [
    .accepted("é", by: CharacterCountRule(.letters, minimum: 1)),
    .accepted("漢", by: CharacterCountRule(.letters, minimum: 1)),
    .rejected("12", by: CharacterCountRule(.letters, minimum: 2), .missing(2)),
    .accepted("aB", by: CharacterCountRule(.uppercase, minimum: 1)),
    .rejected("ab漢", by: CharacterCountRule(.uppercase, minimum: 1), .missing(1)),
    .accepted("ǅ", by: CharacterCountRule(.uppercase, minimum: 1)),
    .accepted("ß", by: CharacterCountRule(.lowercase, minimum: 1)),
    .rejected("AB", by: CharacterCountRule(.lowercase, minimum: 3), .missing(3)),
    .accepted("٣", by: CharacterCountRule(.digits, minimum: 1)),
    .rejected("٣", by: CharacterCountRule(.digits, minimum: 1, repertoire: .ascii), .missing(1)),
    .accepted("Ñz", by: CharacterCountRule(.letters, minimum: 1, repertoire: .ascii)),
    .rejected("Яя1!", by: CharacterCountRule(.uppercase, minimum: 1, repertoire: .ascii), .missing(1)),
    .rejected("ß", by: CharacterCountRule(.lowercase, minimum: 2, repertoire: .ascii), .missing(2)),
    .rejected("§", by: CharacterCountRule(.special, minimum: 1, repertoire: .ascii), .missing(1)),
    .rejected("Ⅷ½²", by: CharacterCountRule(.digits, minimum: 1), .missing(1)),
    .accepted(" ", by: CharacterCountRule(.special, minimum: 1)),
    .accepted("€", by: CharacterCountRule(.special, minimum: 1)),
    .rejected("\t\u{301}", by: CharacterCountRule(.special, minimum: 1), .missing(1)),
    .accepted("a_", by: CharacterCountRule(.special, minimum: 1)),
    .rejected("a_", by: CharacterCountRule(.special, minimum: 1, characters: symbols), .missing(1)),
    .accepted("a!#", by: CharacterCountRule(.special, minimum: 2, characters: symbols)),
  ]
}

/// A minimum number of characters of a class.
struct ClassMinimum: Hashable, Sendable {
  let characterClass: CharacterClass
  let repertoire: CharacterRepertoire
  let minimum: Int

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let count = facts.counts(in: repertoire)[characterClass]
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }
}
