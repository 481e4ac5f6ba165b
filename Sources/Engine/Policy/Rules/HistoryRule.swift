import WatchwordBasics
import WatchwordLocalization

/// States that the most recent passwords cannot be used again; the server judges it.
public struct HistoryRule: Rule {
  /// The number of most recent passwords that are remembered.
  public let count: Int

  /// Creates a rule that prevents the reuse of the last `count` passwords.
  public init(count: Int) { self.count = count }

  static let ids: [ExactText] = ["history"]
  var id: ExactText { "history" }
  static let order = 300

  static let documentation: StaticString = """
    States that the most recent passwords cannot be used again; the server judges it.

    Old passwords are not available on a device, so the rule is always undetermined there, but users still read about
    it. PCI DSS 4.0.1, 8.3.7, requires the last four.

    Values:
      count  the number of most recent passwords that are remembered

    Example: {"rule": "history", "count": 4}
    """

  // MARK: - In policies

  private static let remembered = Parameter.integer(
    "count", "The number of most recent passwords that are remembered", .required)

  static let parameters = [remembered.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let count = Self.remembered.value(in: &members) else { return nil }
    self.init(count: count)
  }

  func write(to writer: inout JSONWriter) { Self.remembered.write(count, to: &writer) }

  static let relID: RELIDMapping<HistoryRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState { .undetermined(.serverOnly) }

  var shortfalls: [ShortfallRange] { [] }

  var needs: [RuleNeed] { [.server] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.earlier
  var automaton: RuleAutomaton { .undecided(rejecting: count) }
  var setting: RuleSetting? { .history(count) }

  // MARK: - Texts

  private static let notTheLast = RuleText("history.last")
  private static let noneOfTheLast = RuleText("history.count", count: "count")

  static let texts = [notTheLast, noneOfTheLast]
  static let hints: [RuleHint] = []

  func phrase(in style: RuleStyle) -> Phrase {
    count == 1 ? Self.notTheLast.phrase(in: style) : Self.noneOfTheLast.phrase(in: style, .count(count))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<HistoryRule>] = [
    .undetermined("horse", by: HistoryRule(count: 4), .serverOnly),
    .undetermined("horse", by: HistoryRule(count: 1), .serverOnly),
  ]
}
