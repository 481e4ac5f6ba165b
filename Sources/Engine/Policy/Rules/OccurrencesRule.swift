import WatchwordBasics
import WatchwordLocalization

/// Limits how often the same character may occur in total.
public struct OccurrencesRule: Rule {
  /// The maximum number of times that one character may occur.
  public let maximum: Int

  /// Creates a rule that allows each character up to `maximum` times.
  public init(maximum: Int) { self.maximum = maximum }

  static let ids: [ExactText] = ["occurrences"]
  var id: ExactText { "occurrences" }
  static let order = 140

  static let documentation: StaticString = """
    Limits how often the same character may occur in total.

    "abababab" repeats no character in a row, but has only two different ones. Characters are Unicode code points of the
    NFC form; case matters, so "aA" is two characters.

    Values:
      max  how often one character may occur

    Example: {"rule": "occurrences", "max": 3}
    """

  // MARK: - In policies

  private static let maximumParameter = Parameter.integer("max", "How often one character may occur", .required)

  static let parameters = [maximumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let maximum = Self.maximumParameter.value(in: &members) else { return nil }
    self.init(maximum: maximum)
  }

  func write(to writer: inout JSONWriter) { Self.maximumParameter.write(maximum, to: &writer) }

  static let relID: RELIDMapping<OccurrencesRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.maximumOccurrences > maximum ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .occurrences(maximum) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .bounded(.repeating(moreThan: maximum)) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let once = RuleText("occurrences.once")
  private static let atMost = RuleText("occurrences.max", count: "maximum")
  private static let replace = RuleHint("occurrences.once")
  private static let shorten = RuleHint("occurrences.max", count: "maximum")

  static let texts = [once, atMost]
  static let hints = [replace, shorten]

  func phrase(in style: RuleStyle) -> Phrase {
    maximum == 1 ? Self.once.phrase(in: style) : Self.atMost.phrase(in: style, .count(maximum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    return maximum == 1 ? Self.replace.phrase() : Self.shorten.phrase(.count(maximum))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<OccurrencesRule>] = [
    .accepted("abcabc", by: OccurrencesRule(maximum: 2)),
    .rejected("abcabca", by: OccurrencesRule(maximum: 2)),
    .rejected("aba", by: OccurrencesRule(maximum: 1)),
    .accepted("aA", by: OccurrencesRule(maximum: 1)),
    .rejected("éxe\u{301}", by: OccurrencesRule(maximum: 1)),
    .accepted("", by: OccurrencesRule(maximum: 1)),
  ]
}
