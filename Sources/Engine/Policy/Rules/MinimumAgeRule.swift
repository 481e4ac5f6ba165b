import WatchwordBasics
import WatchwordLocalization

/// States how old a password must be before it can be changed; the server judges it.
public struct MinimumAgeRule: Rule {
  /// The age that the password must have, in ``unit``.
  public let age: Int
  /// The unit of ``age``.
  public let unit: AgeUnit

  /// Creates a rule that prevents a password from being changed until it is `age` old.
  public init(age: Int, unit: AgeUnit = .days) {
    self.age = age
    self.unit = unit
  }

  static let ids: [ExactText] = ["minimum-age"]
  var id: ExactText { "minimum-age" }
  static let order = 290

  static let documentation: StaticString = """
    States how old a password must be before it can be changed; the server judges it.

    It prevents people from changing a password several times in a row to return to the old one despite the rule
    history.

    Values:
      age   how old the password must be
      unit  days (the default), hours or minutes

    Example: {"rule": "minimum-age", "age": 1}
    """

  // MARK: - In policies

  private static let ageParameter = Parameter.integer("age", "How old the password must be", .required)
  private static let counted = Parameter.choice("unit", "The unit of the age", default: AgeUnit.days)

  static let parameters = [ageParameter.declaration, counted.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    let unit = Self.counted.value(in: &members)
    guard let age = Self.ageParameter.value(in: &members) else { return nil }
    self.init(age: age, unit: unit)
  }

  func write(to writer: inout JSONWriter) {
    Self.ageParameter.write(age, to: &writer)
    Self.counted.write(unlessDefault: unit, to: &writer)
  }

  static let relID: RELIDMapping<MinimumAgeRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState { .undetermined(.serverOnly) }

  var shortfalls: [ShortfallRange] { [] }

  var needs: [RuleNeed] { [.server] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.age
  var automaton: RuleAutomaton { .nothing }
  var setting: RuleSetting? { .minimumAge(minutes: age * unit.minutes) }

  // MARK: - Texts

  private static let days = RuleText("minimum-age.days", count: "age")
  private static let hours = RuleText("minimum-age.hours", count: "age")
  private static let minutes = RuleText("minimum-age.minutes", count: "age")

  static let texts = [days, hours, minutes]
  static let hints: [RuleHint] = []

  func phrase(in style: RuleStyle) -> Phrase {
    let text =
      switch unit {
      case .days: Self.days
      case .hours: Self.hours
      case .minutes: Self.minutes
      }
    return text.phrase(in: style, .count(age))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<MinimumAgeRule>] = [
    .undetermined("horse", by: MinimumAgeRule(age: 1), .serverOnly),
    .undetermined("horse", by: MinimumAgeRule(age: 12, unit: .hours), .serverOnly),
    .undetermined("horse", by: MinimumAgeRule(age: 90, unit: .minutes), .serverOnly),
  ]
}
