import WatchwordBasics
import WatchwordLocalization

/// Limits how often the same character may occur in a row.
public struct RepetitionRule: Rule {
  /// The longest allowed run; a longer one fails.
  public let maximum: Int

  /// Creates a rule that allows runs of up to `maximum` equal characters.
  public init(maximum: Int) { self.maximum = maximum }

  static let ids: [ExactText] = ["repetition"]
  var id: ExactText { "repetition" }
  static let order = 70

  static let documentation: StaticString = """
    Limits how often the same character may occur in a row.

    "aaaaaaaa" is long and easy to guess. Characters are Unicode code points of the NFC form; case matters, so "aA" is
    not a repetition.

    Values:
      max  the longest allowed run

    Example: {"rule": "repetition", "max": 2}
    """

  // MARK: - In policies

  private static let maximumParameter = Parameter.integer("max", "The longest allowed run", .required)

  static let parameters = [maximumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let maximum = Self.maximumParameter.value(in: &members) else { return nil }
    self.init(maximum: maximum)
  }

  func write(to writer: inout JSONWriter) { Self.maximumParameter.write(maximum, to: &writer) }

  static let relID: RELIDMapping<RepetitionRule>? = RELIDMapping(
    fields: ["Repetition"],
    read: { fields in fields.number("Repetition").map { [(RepetitionRule(maximum: $0.value), [$0.field])] } ?? [] },
    write: { [RELIDMember("Repetition", .number($0.maximum))] },
    sentence: { "Cannot have more than \($0.maximum) repeated characters in a row" })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.longestRun > maximum ? .unmet(.present) : .met
  }

  var light: RepetitionRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .repetition(maximum) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .maximumRun(maximum) }
  var setting: RuleSetting? { .maximumRun(maximum) }

  // MARK: - Texts

  private static let none = RuleText("repetition.none")
  private static let atMost = RuleText("repetition.max", count: "maximum")
  private static let separate = RuleHint("repetition.none")
  private static let shorten = RuleHint("repetition.max", count: "maximum")

  static let texts = [none, atMost]
  static let hints = [separate, shorten]

  func phrase(in style: RuleStyle) -> Phrase {
    maximum == 1 ? Self.none.phrase(in: style) : Self.atMost.phrase(in: style, .count(maximum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    return maximum == 1 ? Self.separate.phrase() : Self.shorten.phrase(.count(maximum))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<RepetitionRule>] = [
    .accepted("aabbaa", by: RepetitionRule(maximum: 2)),
    .rejected("aaab", by: RepetitionRule(maximum: 2)),
    .rejected("baa", by: RepetitionRule(maximum: 1)),
    .accepted("aAaA", by: RepetitionRule(maximum: 1)),
    .rejected("éeé\u{65}\u{301}", by: RepetitionRule(maximum: 1)),
    .accepted("", by: RepetitionRule(maximum: 1)),
  ]
}
