import WatchwordBasics
import WatchwordLocalization

/// Requires a number of different characters.
public struct DistinctCharactersRule: Rule {
  /// The minimum number of different characters.
  public let minimum: Int

  /// Creates a rule that requires at least `minimum` different characters.
  public init(minimum: Int) { self.minimum = minimum }

  static let ids: [ExactText] = ["distinct-characters"]
  var id: ExactText { "distinct-characters" }
  static let order = 120

  static let documentation: StaticString = """
    Requires a number of different characters.

    "abababab" is long, but has only two different characters. Characters are Unicode code points of the NFC form; case
    matters.

    Values:
      min  the minimum number of different characters

    Example: {"rule": "distinct-characters", "min": 5}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer(
    "min", "The minimum number of different characters", .required)

  static let parameters = [minimumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.minimumParameter.value(in: &members) else { return nil }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { Self.minimumParameter.write(minimum, to: &writer) }

  static let relID: RELIDMapping<DistinctCharactersRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.distinctCount < minimum ? .unmet(.missing(minimum - facts.distinctCount)) : .met
  }

  var light: DistinctCharactersRule? { self }

  var shortfalls: [ShortfallRange] { [.missing(upTo: minimum)] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .distinct(minimum) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .distinct(minimum) }
  var setting: RuleSetting? { .distinctCharacters(minimum) }

  // MARK: - Texts

  private static let atLeast = RuleText("distinct-characters.min", count: "minimum")
  private static let tooFew = RuleHint("distinct-characters.min", count: "missing")

  static let texts = [atLeast]
  static let hints = [tooFew]

  /// The equivalent rule if one character is enough, because "1 different character" has no meaning. Otherwise `nil`.
  private var ofSingleCharacter: LengthRule? { minimum == 1 ? LengthRule(minimum: 1) : nil }

  func phrase(in style: RuleStyle) -> Phrase {
    ofSingleCharacter?.phrase(in: style) ?? Self.atLeast.phrase(in: style, .count(minimum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard case .missing(let count) = shortfall else { return nil }
    if let rule = ofSingleCharacter { return rule.hint(for: shortfall) }
    return Self.tooFew.phrase(.count(count))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<DistinctCharactersRule>] = [
    .accepted("abcde", by: DistinctCharactersRule(minimum: 5)),
    .rejected("ababab", by: DistinctCharactersRule(minimum: 5), .missing(3)),
    .accepted("aA", by: DistinctCharactersRule(minimum: 2)),
    .rejected("ée\u{301}", by: DistinctCharactersRule(minimum: 2), .missing(1)),
    .rejected("", by: DistinctCharactersRule(minimum: 1), .missing(1)),
    .accepted("aé漢", by: DistinctCharactersRule(minimum: 3)),
  ]
}
