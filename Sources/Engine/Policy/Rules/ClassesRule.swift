import WatchwordBasics
import WatchwordLocalization

/// Requires characters of several different classes, without specifying which.
public struct ClassesRule: Rule {
  /// The minimum number of classes.
  public let minimum: Int
  /// The classes that count.
  public let classes: [CharacterClass]
  /// Whether only ASCII characters count.
  public let repertoire: CharacterRepertoire

  /// The classes that count if a policy names none.
  public static let defaultClasses: [CharacterClass] = [.uppercase, .lowercase, .digits, .special]

  /// Creates a rule that requires characters of at least `minimum` of `classes`.
  public init(
    minimum: Int, of classes: [CharacterClass] = defaultClasses, repertoire: CharacterRepertoire = .unicode
  ) {
    self.minimum = minimum
    self.classes = classes
    self.repertoire = repertoire
  }

  static let ids: [ExactText] = ["classes"]
  var id: ExactText { "classes" }
  static let order = 30

  static let documentation: StaticString = """
    Requires characters of several different classes, without specifying which.

    "Three of: uppercase letters, lowercase letters, numbers, symbols" is the rule of Active Directory and similar
    systems. It is easier to meet than four separate rules, and no safer; NIST SP 800-63B-4, section 3.1.1.2, advises
    against both.

    Values:
      min         the minimum number of classes that must occur
      of          the classes that count: letters, uppercase, lowercase, digits, special (all but letters if left out)
      repertoire  unicode (the default) or ascii

    Example: {"rule": "classes", "min": 3}
    """

  // MARK: - In policies

  private static let named = Parameter.choices(
    "of", "The classes that count; all but letters if left out", default: defaultClasses, .optional)
  private static let minimumParameter = Parameter.count(of: named, "min", "The minimum number of classes", .required)
  private static let counted = Parameter.choice(
    "repertoire", "Whether all of Unicode counts, or only ASCII", default: CharacterRepertoire.unicode)

  static let parameters = [minimumParameter.declaration, named.declaration, counted.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    let minimum = Self.minimumParameter.value(in: &members)
    let classes = Self.named.value(in: &members)
    let repertoire = Self.counted.value(in: &members)
    guard let minimum else { return nil }
    guard minimum <= classes.count else {
      members.refuse(
        Self.minimumParameter.name,
        "\"min\" is \(minimum), but only \(classes.count) \(classes.count == 1 ? "class counts" : "classes count")",
        help: "Require fewer classes, or list more in \"of\"")
      return nil
    }
    self.init(minimum: minimum, of: classes, repertoire: repertoire)
  }

  func write(to writer: inout JSONWriter) {
    Self.minimumParameter.write(minimum, to: &writer)
    Self.named.write(unlessDefault: classes, to: &writer)
    Self.counted.write(unlessDefault: repertoire, to: &writer)
  }

  static let relID: RELIDMapping<ClassesRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let counts = facts.counts(in: repertoire)
    var occurring = 0
    for characterClass in classes where counts[characterClass] > 0 { occurring += 1 }
    return occurring < minimum ? .unmet(.missing(minimum - occurring)) : .met
  }

  var shortfalls: [ShortfallRange] { [.missing(upTo: minimum)] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .classes(self) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .classes(self) }
  var setting: RuleSetting? { .classes(self) }

  // MARK: - Texts

  private static let some = RuleText("classes.min", .count("minimum"), .list("kinds"))
  private static let all = RuleText("classes.all", .list("kinds"))
  private static let tooFew = RuleHint("classes.min", count: "missing")

  static let texts = [some, all]
  static let hints = [tooFew]

  /// The equivalent rule if a single class counts; its text is clearer. Otherwise `nil`.
  private var ofSingleClass: CharacterCountRule? {
    guard let only = classes.first, classes.count == 1 else { return nil }
    return CharacterCountRule(only, minimum: minimum, repertoire: repertoire)
  }

  func phrase(in style: RuleStyle) -> Phrase {
    if let rule = ofSingleClass { return rule.phrase(in: style) }
    let kinds = Phrase.Value.list(
      classes.map { $0.nameInLists(in: repertoire) }, by: CharacterClass.separator)
    return minimum < classes.count
      ? Self.some.phrase(in: style, .count(minimum), kinds) : Self.all.phrase(in: style, kinds)
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard case .missing(let count) = shortfall else { return nil }
    if let rule = ofSingleClass { return rule.hint(for: shortfall) }
    return Self.tooFew.phrase(.count(count))
  }

  var details: [String] { repertoire.details }

  // MARK: - Examples

  static let examples: [RuleExample<ClassesRule>] = [
    .accepted("aB1", by: ClassesRule(minimum: 3)),
    .accepted("aB1!", by: ClassesRule(minimum: 3)),
    .rejected("aa11", by: ClassesRule(minimum: 3), .missing(1)),
    .rejected("", by: ClassesRule(minimum: 3), .missing(3)),
    .rejected("aB", by: ClassesRule(minimum: 2, of: [.letters, .digits]), .missing(1)),
    .rejected("AB", by: ClassesRule(minimum: 1, of: [.digits]), .missing(1)),
    .rejected("éß", by: ClassesRule(minimum: 1, repertoire: .ascii), .missing(1)),
    .accepted("漢3", by: ClassesRule(minimum: 2, of: [.letters, .digits])),
  ]
}
