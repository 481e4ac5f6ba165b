import WatchwordBasics
import WatchwordLocalization

/// Requires a password that is hard to guess.
public struct StrengthRule: Rule {
  /// The minimum score, from 1 to 4.
  public let minimum: Int

  /// Creates a rule that requires a score of at least `minimum`.
  public init(minimum: Int) { self.minimum = minimum }

  /// The minimum number of characters that a password needs for the score, with ``minimum`` clamped to 1 to 4. Each
  /// character multiplies the number of guesses by at most 10, and the scores require more than 10³, 10⁶, 10⁸ and 10¹⁰
  /// guesses (Wheeler 2016, sections 4.2 and 5).
  package var minimumLength: Int { [4, 7, 9, 11][min(max(minimum, 1), 4) - 1] }

  static let ids: [ExactText] = ["strength"]
  var id: ExactText { "strength" }
  static let order = 240

  static let documentation: StaticString = """
    Requires a password that is hard to guess.

    An estimate of the number of guesses for a password is fairer than rules on its characters. The app provides a
    function that estimates; without it the rule is undetermined. The commands have one; web pages load its words as a
    separate file. Scores are those of zxcvbn (Wheeler, USENIX Security 2016): 0 below 10^3 guesses, 1 below 10^6, 2
    below 10^8, 3 below 10^10, and 4 from there on. Of a longer password, the first 4,096 characters are judged.

    Values:
      min  the minimum score, 1 to 4

    Example: {"rule": "strength", "min": 3}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer("min", "The minimum score", in: 1...4, .required)

  static let parameters = [minimumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.minimumParameter.value(in: &members) else { return nil }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { Self.minimumParameter.write(minimum, to: &writer) }

  static let relID: RELIDMapping<StrengthRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let strengthScore = context.strengthScore else { return .undetermined(.notGiven) }
    return strengthScore(SearchedText.start(of: facts.typed)) < minimum ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.strengthScore] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.strength

  /// Without an estimator, only the length is certain.
  var automaton: RuleAutomaton { .undecided(shortest: minimumLength) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let toDo = RuleHint("strength.min")

  /// The texts for the minimum scores 1 to 4, which describe the scores in the same words as the form's strength meter.
  static let texts = [
    RuleText("strength.weak"), RuleText("strength.fair"), RuleText("strength.good"), RuleText("strength.strong"),
  ]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.texts[min(max(minimum, 1), 4) - 1].phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<StrengthRule>] = [
    .undetermined("horse", by: StrengthRule(minimum: 1), .notGiven),
    .undetermined("horse", by: StrengthRule(minimum: 2), .notGiven),
    .undetermined("horse", by: StrengthRule(minimum: 3), .notGiven),
    .undetermined("horse", by: StrengthRule(minimum: 4), .notGiven),
  ]
}
