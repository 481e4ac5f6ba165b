import WatchwordBasics
import WatchwordLocalization

/// Requires a password other than the current one.
public struct DifferentFromCurrentRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["different-from-current"]
  var id: ExactText { "different-from-current" }
  static let order = 250

  static let documentation: StaticString = """
    Requires a password other than the current one.

    Both are compared in NFC, so a different encoding of the same accents is not a change, but a change of case is.
    Without the current password the rule is undetermined.

    Values: none

    Example: {"rule": "different-from-current"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<DifferentFromCurrentRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let current = context.currentPassword else { return .undetermined(.notGiven) }
    return ExactText(facts.normalized) == current ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.currentPassword] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.earlier
  var automaton: RuleAutomaton { .undecided(rejecting: 1) }
  var setting: RuleSetting? { .otherThanCurrent }

  // MARK: - Texts

  private static let text = RuleText("different-from-current.default")
  private static let toDo = RuleHint("different-from-current.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<DifferentFromCurrentRule>] = [
    .accepted("new-horse", by: DifferentFromCurrentRule(), currentPassword: "old-horse"),
    .accepted("Horse", by: DifferentFromCurrentRule(), currentPassword: "horse"),
    .rejected("horse", by: DifferentFromCurrentRule(), currentPassword: "horse"),
    .rejected("caf\u{E9}", by: DifferentFromCurrentRule(), currentPassword: "cafe\u{301}"),
    .undetermined("horse", by: DifferentFromCurrentRule(), .notGiven),
  ]
}
