import WatchwordDiagnostics
import WatchwordLocalization

/// Keeps white space away from both ends of a password.
public struct EdgeWhiteSpaceRule: Rule {
  /// The rule; it has no values.
  public init() {}

  static let ids: [ExactText] = ["edge-white-space"]
  var id: ExactText { "edge-white-space" }

  static let documentation: StaticString = """
    Keeps white space away from both ends of a password.

    A blank at an end is most often pasted by accident and invisible; some back ends cut it off, and the user is locked
    out. White space is every character with the Unicode property White_Space. Blanks inside are welcome.

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

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var demand: RuleDemand? { nil }

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
