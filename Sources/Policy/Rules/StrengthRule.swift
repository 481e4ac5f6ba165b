import WatchwordDiagnostics
import WatchwordLocalization

/// Asks for a password that is hard to guess.
public struct StrengthRule: Rule {
  /// The minimum score, from 1 to 4.
  public let minimum: Int

  /// A rule that asks for a score of at least `minimum`.
  public init(minimum: Int) { self.minimum = minimum }

  static let ids: [ExactText] = ["strength"]
  var id: ExactText { "strength" }

  static let documentation: StaticString = """
    Asks for a password that is hard to guess.

    An estimate of how many guesses a password needs is fairer than rules on its characters. The app gives a function
    that estimates; without it the rule is undetermined. The commands check and form have one. Scores are those of
    zxcvbn (Wheeler, USENIX Security 2016): 0 below 10^3 guesses, 1 below 10^6, 2 below 10^8, 3 below 10^10, and 4 from
    there on.

    Values:
      min  the minimum score, 1 to 4

    Example: {"rule": "strength", "min": 3}
    """

  // MARK: - In policies

  private static let least = Parameter.integer("min", "The minimum score", in: 1...4, .required)

  static let parameters = [least.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.least.value(in: &members) else { return nil }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { Self.least.write(minimum, to: &writer) }

  static let relID: RELIDMapping<StrengthRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let strengthScore = context.strengthScore else { return .undetermined(.notGiven) }
    return strengthScore(facts.typed) < minimum ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.strengthScore] }

  var demand: RuleDemand? { nil }

  // MARK: - Texts

  private static let atLeast = RuleText("strength.min", count: "minimum")
  private static let toDo = RuleHint("strength.min")

  static let texts = [atLeast]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.atLeast.phrase(in: style, .count(minimum)) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<StrengthRule>] = [
    .undetermined("horse", by: StrengthRule(minimum: 3), .notGiven)
  ]
}
