import WatchwordBasics
import WatchwordLocalization

/// States the number of days after which the password must be changed; the server judges it.
public struct ExpiryRule: Rule {
  /// The number of days after which the password must be changed.
  public let days: Int

  /// Creates a rule that requires the password to be changed after `days` days.
  public init(days: Int) { self.days = days }

  static let ids: [ExactText] = ["expiry"]
  var id: ExactText { "expiry" }
  static let order = 280

  static let documentation: StaticString = """
    States the number of days after which the password must be changed; the server judges it.

    PCI DSS 4.0.1, 8.3.9, requires 90 days if the password is the only factor. NIST SP 800-63B-4, section 3.1.1.2,
    forbids periodic changes, because people then only increase a number in their passwords.

    Values:
      days  the number of days after which the password must be changed

    Example: {"rule": "expiry", "days": 90}
    """

  // MARK: - In policies

  private static let period = Parameter.integer(
    "days", "The number of days after which the password must be changed", .required)

  static let parameters = [period.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let days = Self.period.value(in: &members) else { return nil }
    self.init(days: days)
  }

  func write(to writer: inout JSONWriter) { Self.period.write(days, to: &writer) }

  static let relID: RELIDMapping<ExpiryRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState { .undetermined(.serverOnly) }

  var shortfalls: [ShortfallRange] { [] }

  var needs: [RuleNeed] { [.server] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.age
  var automaton: RuleAutomaton { .nothing }
  var setting: RuleSetting? { .expiry(days: days) }

  // MARK: - Texts

  private static let daily = RuleText("expiry.daily")
  private static let valid = RuleText("expiry.days", count: "days")

  static let texts = [valid, daily]
  static let hints: [RuleHint] = []

  func phrase(in style: RuleStyle) -> Phrase {
    days == 1 ? Self.daily.phrase(in: style) : Self.valid.phrase(in: style, .count(days))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<ExpiryRule>] = [
    .undetermined("horse", by: ExpiryRule(days: 90), .serverOnly),
    .undetermined("horse", by: ExpiryRule(days: 1), .serverOnly),
  ]
}
