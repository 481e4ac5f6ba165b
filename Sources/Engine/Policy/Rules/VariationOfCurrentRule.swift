import WatchwordBasics
import WatchwordLocalization

/// Rejects the current password in another case or order.
public struct VariationOfCurrentRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["variation-of-current"]
  var id: ExactText { "variation-of-current" }
  static let order = 270

  static let documentation: StaticString = """
    Rejects the current password in another case or order.

    Changing a capital, writing the password backwards or moving its start to the end is no obstacle for an attacker who
    knows it. Both are compared in folded form; the current password itself is rejected too. libpwquality has the same
    rule. Without the current password the rule is undetermined.

    Values: none

    Example: {"rule": "variation-of-current"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<VariationOfCurrentRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let current = context.currentPassword else { return .undetermined(.notGiven) }
    return PasswordChange(of: facts, from: current).isVariation ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.currentPassword] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.earlier
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let text = RuleText("variation-of-current.default")
  private static let toDo = RuleHint("variation-of-current.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<VariationOfCurrentRule>] = [
    .rejected("HORSE", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .rejected("horse", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .rejected("EsroH", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .rejected("rsehO", by: VariationOfCurrentRule(), currentPassword: "Horse"),
    .rejected("éx", by: VariationOfCurrentRule(), currentPassword: "xe\u{301}"),
    .accepted("horse1", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .accepted("hosre", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .accepted("", by: VariationOfCurrentRule(), currentPassword: "horse"),
    .undetermined("horse", by: VariationOfCurrentRule(), .notGiven),
  ]
}
