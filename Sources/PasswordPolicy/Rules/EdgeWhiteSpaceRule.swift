import Diagnostics
import Localization

/// Keeps white space away from both ends of a password.
public struct EdgeWhiteSpaceRule: Rule {
  /// The rule; it has no parameters.
  public init() {}

  static let ids = ["edge-white-space"]

  static let documentation: StaticString = """
    Keeps white space away from both ends of a password.

    A blank at an end is most often pasted by accident and invisible; some back ends cut it off, and the user is locked
    out. White space is every character with the Unicode property White_Space. Blanks inside are welcome.

    Values: none

    Example: {"rule": "edge-white-space"}
    """

  static let examples: [RuleExample] = [
    .accepted("correct horse", by: #"{"rule": "edge-white-space"}"#),
    .rejected(" horse", by: #"{"rule": "edge-white-space"}"#),
    .rejected("horse\t", by: #"{"rule": "edge-white-space"}"#),
    .rejected("horse\u{A0}", by: #"{"rule": "edge-white-space"}"#),
    .rejected("\u{3000}馬", by: #"{"rule": "edge-white-space"}"#),
    .accepted("horse\u{200B}", by: #"{"rule": "edge-white-space"}"#),
    .accepted("", by: #"{"rule": "edge-white-space"}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("edge-white-space", "default")
    + [RuleMessage.missingDeclaration("edge-white-space", "default")]

  init?(id: String, reading parameters: inout RuleParameters) { self.init() }

  func write(to writer: inout JSONWriter) {}

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.hasEdgeWhiteSpace ? .unmet(.present) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase { RuleMessage.phrase("edge-white-space", "default", style) }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("edge-white-space", "default") }
}
