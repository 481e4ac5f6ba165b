import WatchwordBasics
import WatchwordLocalization

/// Rejects white space anywhere in a password.
public struct WhiteSpaceRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["white-space"]
  var id: ExactText { "white-space" }
  static let order = 160

  static let documentation: StaticString = """
    Rejects white space anywhere in a password.

    White space is every character with the Unicode property White_Space: spaces of any width, tabs, line breaks. Some
    back ends cannot handle it. The rule makes passphrases with spaces impossible; NIST SP 800-63B-4, section 3.1.1.2,
    recommends accepting spaces.

    Values: none

    Example: {"rule": "white-space"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<WhiteSpaceRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.hasWhiteSpace ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .forbidden(.whiteSpace) }

  // MARK: - For other modules

  static let effect = RuleEffect.characters
  var automaton: RuleAutomaton { .characters(naming: ScalarSet()) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let text = RuleText("white-space.default")
  private static let toDo = RuleHint("white-space.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<WhiteSpaceRule>] = [
    .accepted("correct-horse", by: WhiteSpaceRule()),
    .rejected("correct horse", by: WhiteSpaceRule()),
    .rejected("a\tb", by: WhiteSpaceRule()),
    .rejected("a\u{3000}b", by: WhiteSpaceRule()),
    .rejected("a\u{A0}", by: WhiteSpaceRule()),
    .accepted("a\u{200B}b", by: WhiteSpaceRule()),
    .accepted("", by: WhiteSpaceRule()),
  ]
}
