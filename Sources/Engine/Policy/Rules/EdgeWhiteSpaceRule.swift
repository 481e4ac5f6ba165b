import WatchwordBasics
import WatchwordLocalization

/// Rejects white space at either end of a password.
public struct EdgeWhiteSpaceRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["edge-white-space"]
  var id: ExactText { "edge-white-space" }
  static let order = 130

  static let documentation: StaticString = """
    Rejects white space at either end of a password.

    A space at an end is invisible and often pasted by accident. Some back ends remove it, which locks the user out.
    White space is every character with the Unicode property White_Space. Spaces inside a password are welcome.

    Values: none

    Example: {"rule": "edge-white-space"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<EdgeWhiteSpaceRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.hasEdgeWhiteSpace ? .unmet(.present) : .met
  }

  var light: EdgeWhiteSpaceRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.edges

  /// The state records whether the last character is white space; before the first character, the state is empty.
  var automaton: RuleAutomaton {
    .stateMachine(weight: 0, isByCategory: true) {
      RuleStateMachine(
        start: [],
        input: { [$0.isWhiteSpace ? 1 : 0] },
        next: { state, input in state.isEmpty && input == [1] ? RuleStateMachine.rejected : input },
        accepts: { $0 != [1] })
    }
  }

  var setting: RuleSetting? { .toggle(.edgeWhiteSpace) }

  // MARK: - Texts

  private static let text = RuleText("edge-white-space.default")
  private static let toDo = RuleHint("edge-white-space.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<EdgeWhiteSpaceRule>] = [
    .accepted("correct horse", by: EdgeWhiteSpaceRule()),
    .rejected(" horse", by: EdgeWhiteSpaceRule()),
    .rejected("horse\t", by: EdgeWhiteSpaceRule()),
    .rejected("horse\u{A0}", by: EdgeWhiteSpaceRule()),
    .rejected("\u{3000}馬", by: EdgeWhiteSpaceRule()),
    .accepted("horse\u{200B}", by: EdgeWhiteSpaceRule()),
    .accepted("", by: EdgeWhiteSpaceRule()),
  ]
}
