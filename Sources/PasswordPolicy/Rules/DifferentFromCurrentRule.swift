import Diagnostics
import Localization

/// Asks for a password other than the current one.
public struct DifferentFromCurrentRule: Rule {
  /// The rule; it has no parameters.
  public init() {}

  static let ids = ["different-from-current"]

  static let documentation: StaticString = """
    Asks for a password other than the current one.

    Both are compared in NFC, so another encoding of the same accents is no change; another case is one. Without the
    current password the rule is undetermined.

    Values: none

    Example: {"rule": "different-from-current"}
    """

  static let examples: [RuleExample] = [
    .accepted("new-horse", by: #"{"rule": "different-from-current"}"#, currentPassword: "old-horse"),
    .accepted("Horse", by: #"{"rule": "different-from-current"}"#, currentPassword: "horse"),
    .rejected("horse", by: #"{"rule": "different-from-current"}"#, currentPassword: "horse"),
    .rejected("caf\u{E9}", by: #"{"rule": "different-from-current"}"#, currentPassword: "cafe\u{301}"),
    .undetermined("horse", by: #"{"rule": "different-from-current"}"#, .notGiven),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("different-from-current", "default")
    + [RuleMessage.missingDeclaration("different-from-current", "default")]

  init?(id: String, reading parameters: inout RuleParameters) { self.init() }

  func write(to writer: inout JSONWriter) {}

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let current = context.currentPassword else { return .undetermined(.notGiven) }
    return facts.normalized.isSame(as: current) ? .unmet(.present) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase { RuleMessage.phrase("different-from-current", "default", style) }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("different-from-current", "default") }
}
