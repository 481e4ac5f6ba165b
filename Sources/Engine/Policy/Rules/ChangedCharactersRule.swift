import WatchwordBasics
import WatchwordLocalization

/// Requires a number of characters that differ from the current password.
public struct ChangedCharactersRule: Rule {
  /// The minimum number of different characters.
  public let minimum: Int

  /// The greatest number that a policy can require.
  public static let greatestMinimum = 1024

  /// Creates a rule that requires at least `minimum` different characters.
  public init(minimum: Int) { self.minimum = minimum }

  static let ids: [ExactText] = ["changed-characters"]
  var id: ExactText { "changed-characters" }
  static let order = 260

  static let documentation: StaticString = """
    Requires a number of characters that differ from the current password.

    A password with a new number (horse1, horse2) is just as easy to guess. The rule counts the characters that must be
    inserted, removed or replaced to turn the current password into the new one (Levenshtein distance),
    case-sensitively. Only the first 1024 characters after a common start are compared. difok of libpwquality is a similar
    number, but does not count repeated characters. Without the current password the rule is undetermined.

    Values:
      min  the minimum number of characters that differ, up to 1024

    Example: {"rule": "changed-characters", "min": 4}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer(
    "min", "The minimum number of characters that differ", in: 1...greatestMinimum, .required)

  static let parameters = [minimumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.minimumParameter.value(in: &members) else { return nil }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { Self.minimumParameter.write(minimum, to: &writer) }

  static let relID: RELIDMapping<ChangedCharactersRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let current = context.currentPassword else { return .undetermined(.notGiven) }
    let count = PasswordChange(of: facts, from: current).changedCharacters
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }

  var shortfalls: [ShortfallRange] { [.missing(upTo: minimum)] }

  var needs: [RuleNeed] { [.currentPassword] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.earlier
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let atLeast = RuleText("changed-characters.min", count: "minimum")
  private static let tooFew = RuleHint("changed-characters.min", count: "missing")

  static let texts = [atLeast]
  static let hints = [tooFew]

  func phrase(in style: RuleStyle) -> Phrase { Self.atLeast.phrase(in: style, .count(minimum)) }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard case .missing(let count) = shortfall else { return nil }
    return Self.tooFew.phrase(.count(count))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<ChangedCharactersRule>] = [
    .rejected("horse2", by: ChangedCharactersRule(minimum: 4), currentPassword: "horse1", .missing(3)),
    .rejected("horse", by: ChangedCharactersRule(minimum: 4), currentPassword: "horse", .missing(4)),
    .rejected("sitting", by: ChangedCharactersRule(minimum: 4), currentPassword: "kitten", .missing(1)),
    .accepted("sitting", by: ChangedCharactersRule(minimum: 3), currentPassword: "kitten"),
    .accepted("Horse", by: ChangedCharactersRule(minimum: 1), currentPassword: "horse"),
    .accepted("1horse", by: ChangedCharactersRule(minimum: 1), currentPassword: "horse"),
    .rejected("cafe\u{301}", by: ChangedCharactersRule(minimum: 1), currentPassword: "café", .missing(1)),
    .rejected("", by: ChangedCharactersRule(minimum: 6), currentPassword: "horse", .missing(1)),
    .undetermined("horse", by: ChangedCharactersRule(minimum: 4), .notGiven),
  ]
}
