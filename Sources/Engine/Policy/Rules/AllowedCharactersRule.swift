public import WatchwordBasics
import WatchwordLocalization

/// Allows only certain characters in passwords.
public struct AllowedCharactersRule: Rule {
  /// The single characters that may occur, as written in the policy; empty if only classes are named.
  public let characters: ExactText
  /// The classes whose ASCII characters may occur.
  public let classes: [CharacterClass]
  /// All characters that may occur.
  let set: ScalarSet
  /// The single characters, and a space among those of the classes, as texts show them.
  private let shown: ShownCharacters

  /// Creates a rule for the code points of the NFC form of `characters` and the ASCII characters of `classes`.
  public init(_ characters: ExactText, classes: [CharacterClass] = []) {
    self.characters = characters
    self.classes = classes
    var named = ScalarSet()
    for characterClass in classes { named = named.union(characterClass.asciiMembers) }
    self.set = named.union(ScalarSet(characters.string))
    self.shown = ShownCharacters(characters.string, set: set, named: named)
  }

  static let ids: [ExactText] = ["allowed-characters"]
  var id: ExactText { "allowed-characters" }
  static let order = 50

  static let documentation: StaticString = """
    Allows only certain characters in passwords.

    For back ends that accept only a short list of characters. Everything else is rejected, including the letters of
    most languages; NIST SP 800-63B-4, section 3.1.1.2, recommends that systems accept all printable ASCII characters,
    the space and Unicode.

    Values:
      characters  single characters that may occur
      classes     classes whose ASCII characters may occur: letters, uppercase, lowercase, digits, special
    At least one of the two is required.

    Example: {"rule": "allowed-characters", "classes": ["letters", "digits"], "characters": "-_"}
    """

  // MARK: - In policies

  private static let listed = Parameter.text("characters", "Single characters that may occur", .oneOfSeveral)
  private static let named = Parameter.choices(
    "classes", "Classes whose ASCII characters may occur", default: [CharacterClass](), .oneOfSeveral)

  static let parameters = [listed.declaration, named.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(Self.listed.value(in: &members) ?? "", classes: Self.named.value(in: &members))
    if characters.isEmpty, classes.isEmpty { return nil }
  }

  func write(to writer: inout JSONWriter) {
    Self.named.write(unlessDefault: classes, to: &writer)
    Self.listed.write(characters.isEmpty ? nil : characters, to: &writer)
  }

  static let relID: RELIDMapping<AllowedCharactersRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    set.isSuperset(ofASCII: facts.ascii) && facts.others.allSatisfy { set.contains($0) } ? .met : .unmet(.present)
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .allowed(set) }

  // MARK: - For other modules

  static let effect = RuleEffect.characters
  var automaton: RuleAutomaton { .characters(naming: set) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let onlyThese = RuleText("allowed-characters.set", .list("characters"))
  private static let remove = RuleHint("allowed-characters.set")

  static let texts = [onlyThese]
  static let hints = [remove]

  func phrase(in style: RuleStyle) -> Phrase {
    let kinds = classes.map { $0.nameInLists(in: .ascii) }
    return Self.onlyThese.phrase(in: style, shown.list(after: kinds))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.remove.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<AllowedCharactersRule>] = [
    .accepted("a-1", by: AllowedCharactersRule("-_", classes: [.letters, .digits])),
    .rejected("a+1", by: AllowedCharactersRule("-_", classes: [.letters, .digits])),
    .rejected("é", by: AllowedCharactersRule("", classes: [.letters])),
    .accepted("0110", by: AllowedCharactersRule("01")),
    .accepted("é", by: AllowedCharactersRule("e\u{301}")),
    .accepted("", by: AllowedCharactersRule("01")),
    .accepted("aB 3", by: AllowedCharactersRule("", classes: [.uppercase, .lowercase, .digits, .special])),
  ]
}
