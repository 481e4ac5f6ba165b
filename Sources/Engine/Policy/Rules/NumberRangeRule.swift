import WatchwordBasics
import WatchwordLocalization

/// Rejects numbers in a range, such as years.
public struct NumberRangeRule: Rule {
  /// The smallest number that is rejected.
  public let minimum: Int
  /// The greatest number that is rejected.
  public let maximum: Int

  /// The greatest number that a policy can specify; it has nine digits.
  public static let greatestNumber = 999_999_999

  /// Creates a rule against the numbers from `minimum` to `maximum`, each at most ``greatestNumber``.
  public init(minimum: Int, maximum: Int) {
    self.minimum = min(max(minimum, 0), Self.greatestNumber)
    self.maximum = min(max(maximum, 0), Self.greatestNumber)
  }

  static let ids: [ExactText] = ["number-range"]
  var id: ExactText { "number-range" }
  static let order = 180

  static let documentation: StaticString = """
    Rejects numbers in a range, such as years.

    People use the years of births and weddings, or the current year, in passwords. A number is also found as part of a
    longer one: 120241 contains 2024. Digits of all scripts count.

    Values:
      min  the smallest number that is rejected, from 0
      max  the greatest number that is rejected, up to 999999999

    Example: {"rule": "number-range", "min": 1900, "max": 2099}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer(
    "min", "The smallest number that is rejected", in: 0...greatestNumber, .required)
  private static let maximumParameter = Parameter.integer(
    "max", "The greatest number that is rejected", in: 0...greatestNumber, .required)

  static let parameters = [minimumParameter.declaration, maximumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.minimumParameter.value(in: &members),
      let maximum = Self.maximumParameter.value(in: &members)
    else { return nil }
    guard minimum <= maximum else {
      members.report(
        .contradiction, members.member(Self.minimumParameter.name)?.range ?? 0..<0,
        "\"min\" is \(minimum), which is greater than \"max\" (\(maximum)): no number is rejected",
        help: "Swap the two numbers")
      return nil
    }
    self.init(minimum: minimum, maximum: maximum)
  }

  func write(to writer: inout JSONWriter) {
    Self.minimumParameter.write(minimum, to: &writer)
    Self.maximumParameter.write(maximum, to: &writer)
  }

  static let relID: RELIDMapping<NumberRangeRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    PlainDigits(facts).contains(from: minimum, to: maximum) ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.composition

  /// The state is the longest suffix that is a proper prefix of a number in the range.
  var automaton: RuleAutomaton {
    .stateMachine(weight: 100, isByCategory: false) {
      let shortest = PlainDigits.digits(in: minimum)
      let lengths = shortest...max(shortest, PlainDigits.digits(in: maximum))
      return RuleStateMachine(
        start: [],
        input: { scalar in PlainDigits.value(of: scalar).map { [Int($0)] } ?? [] },
        next: { state, input in
          guard let digit = input.first else { return [] }
          let digits = state + [digit]
          for start in digits.indices where lengths.contains(digits.count - start) {
            let number = Self.number(digits[start...])
            if number >= minimum, number <= maximum { return RuleStateMachine.rejected }
          }
          let start = digits.indices.first { isStart(digits[$0...], of: lengths) }
          return start.map { Array(digits[$0...]) } ?? []
        })
    }
  }

  private static func number(_ digits: ArraySlice<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }

  /// Whether `digits` are a proper prefix of a number of the range whose length is in `lengths`.
  private func isStart(_ digits: ArraySlice<Int>, of lengths: ClosedRange<Int>) -> Bool {
    lengths.contains { length in
      guard digits.count < length else { return false }
      let weight = (digits.count..<length).reduce(1) { weight, _ in weight * 10 }
      let lowest = Self.number(digits) * weight
      return lowest <= maximum && lowest + weight - 1 >= minimum
    }
  }

  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let ofRange = RuleText("number-range.range", .characters("minimum"), .characters("maximum"))
  private static let single = RuleText("number-range.single", .characters("number"))
  private static let remove = RuleHint("number-range.range")

  static let texts = [ofRange, single]
  static let hints = [remove]

  func phrase(in style: RuleStyle) -> Phrase {
    let lower = Phrase.Value.characters(ExactText("\(minimum)"))
    guard minimum < maximum else { return Self.single.phrase(in: style, lower) }
    return Self.ofRange.phrase(in: style, lower, .characters(ExactText("\(maximum)")))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.remove.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  private static let years = NumberRangeRule(minimum: 1900, maximum: 2099)

  static let examples: [RuleExample<NumberRangeRule>] = [
    .rejected("anna1985", by: years),
    .rejected("120241", by: years),
    .rejected("١٩٨٥", by: years),
    .accepted("anna1885", by: years),
    .accepted("19 85", by: years),
    .rejected("x007", by: NumberRangeRule(minimum: 7, maximum: 7)),
    .accepted("x008", by: NumberRangeRule(minimum: 7, maximum: 7)),
    .rejected("a0", by: NumberRangeRule(minimum: 0, maximum: 9)),
    .accepted("", by: years),
  ]
}
