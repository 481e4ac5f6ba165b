public import WatchwordBasics
import WatchwordLocalization

/// Keeps certain characters out of passwords.
public struct ForbiddenCharactersRule: Rule {
  /// The characters, as written in the policy.
  public let characters: ExactText
  /// The code points of the characters.
  let set: ScalarSet
  /// The characters as texts show them.
  private let shown: ShownCharacters

  /// Creates a rule against the code points of the NFC form of `characters`.
  public init(_ characters: ExactText) {
    self.characters = characters
    self.set = ScalarSet(characters.string)
    self.shown = ShownCharacters(characters.string, set: set)
  }

  static let ids: [ExactText] = ["forbidden-characters"]
  var id: ExactText { "forbidden-characters" }
  static let order = 40

  static let documentation: StaticString = """
    Keeps certain characters out of passwords.

    Some back ends cannot handle some characters. It is better to repair the back end than to forbid them: NIST SP
    800-63B-4, section 3.1.1.2, recommends that systems accept all printable ASCII characters, the space and Unicode.

    Values:
      characters  the characters that may not occur; the list may be a single space

    Example: {"rule": "forbidden-characters", "characters": "<>"}
    """

  // MARK: - In policies

  private static let listed = Parameter.text(
    "characters", "The characters that may not occur; the list may be a single space", .required)

  static let parameters = [listed.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let characters = Self.listed.value(in: &members) else { return nil }
    self.init(characters)
  }

  func write(to writer: inout JSONWriter) { Self.listed.write(characters, to: &writer) }

  static let relID: RELIDMapping<ForbiddenCharactersRule>? = RELIDMapping(
    fields: ["charsNotAllowed"],
    read: { fields in
      guard let (characters, field) = fields.text("charsNotAllowed"), !characters.isEmpty else { return [] }
      return [(ForbiddenCharactersRule(characters), [field])]
    },
    write: { [RELIDMember("charsNotAllowed", .text($0.characters))] },
    sentence: { "Cannot contain these characters: \($0.characters)" })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.contains(anyOf: set) ? .unmet(.present) : .met
  }

  /// The light form of the rule; `nil` unless all characters are ASCII.
  var light: ForbiddenASCII? { self.set.asASCII.map { ForbiddenASCII(characters: $0) } }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .forbidden(set) }

  // MARK: - For other modules

  static let effect = RuleEffect.characters
  var automaton: RuleAutomaton { .characters(naming: set) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let none = RuleText("forbidden-characters.set", .list("characters"))
  private static let notThis = RuleText("forbidden-characters.single", .list("characters"))
  private static let noSpace = RuleText("forbidden-characters.space")
  private static let noInvisible = RuleText("forbidden-characters.invisible")
  private static let remove = RuleHint("forbidden-characters.set")
  private static let removeThis = RuleHint("forbidden-characters.single")
  private static let removeSpace = RuleHint("forbidden-characters.space")
  private static let removeInvisible = RuleHint("forbidden-characters.invisible")
  private static let removeEvenInvisible = RuleHint("forbidden-characters.mixed")

  static let texts = [none, notThis, noSpace, noInvisible]
  static let hints = [remove, removeThis, removeSpace, removeInvisible, removeEvenInvisible]

  func phrase(in style: RuleStyle) -> Phrase {
    if shown.isSpaceAlone { return Self.noSpace.phrase(in: style) }
    if shown.isInvisibleAlone { return Self.noInvisible.phrase(in: style) }
    return (set.count == 1 ? Self.notThis : Self.none).phrase(in: style, shown.list())
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    if shown.isSpaceAlone { return Self.removeSpace.phrase() }
    if shown.isInvisibleAlone { return Self.removeInvisible.phrase() }
    if set.count == 1 { return Self.removeThis.phrase() }
    return shown.hasInvisible ? Self.removeEvenInvisible.phrase() : Self.remove.phrase()
  }

  var details: [String] { [] }

  // MARK: - Examples

  /// A list with more characters than a sentence shows.
  private static let manyLetters: ExactText = "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġ"

  static let examples: [RuleExample<ForbiddenCharactersRule>] = [
    .accepted("abc", by: ForbiddenCharactersRule("<>")),
    .rejected("a<b", by: ForbiddenCharactersRule("<>")),
    .rejected("a b", by: ForbiddenCharactersRule(" ")),
    .accepted("ab\u{A0}", by: ForbiddenCharactersRule(" ")),
    .rejected("a b", by: ForbiddenCharactersRule("< >")),
    .rejected("cafe\u{301}", by: ForbiddenCharactersRule("\u{E9}")),
    .rejected("a\tb", by: ForbiddenCharactersRule("\t<")),
    .rejected("a\u{A0}b", by: ForbiddenCharactersRule("\u{A0}")),
    .rejected("a\u{A0}b", by: ForbiddenCharactersRule("<\u{A0}")),
    .rejected("a\u{E0}b", by: ForbiddenCharactersRule(manyLetters)),
    .rejected("a😀", by: ForbiddenCharactersRule("😀")),
  ]
}

/// A set of forbidden ASCII characters.
struct ForbiddenASCII: Hashable, Sendable {
  let characters: ASCIISet

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    characters.isDisjoint(with: facts.ascii) ? .met : .unmet(.present)
  }
}
