import Diagnostics
import Localization

/// Rejects passwords that are known to be used by many.
public struct CommonPasswordRule: Rule {
  /// The rule; it has no parameters.
  public init() {}

  static let ids = ["common-password"]

  static let documentation: StaticString = """
    Rejects passwords that are known to be used by many.

    Attackers try these first. The whole password is looked up, in either case, in a list of 30,000; a password that
    only contains a listed one is accepted, as NIST SP 800-63B-4, section 3.1.1.2, asks. The list can be replaced.

    Values: none

    Example: {"rule": "common-password"}
    """

  static let examples: [RuleExample] = [
    .rejected("password", by: #"{"rule": "common-password"}"#),
    .rejected("PassWord", by: #"{"rule": "common-password"}"#),
    .rejected("123456", by: #"{"rule": "common-password"}"#),
    .accepted("password-of-anna", by: #"{"rule": "common-password"}"#),
    .accepted("", by: #"{"rule": "common-password"}"#),
    .accepted("пароль漢字", by: #"{"rule": "common-password"}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("common-password", "default")
    + [RuleMessage.missingDeclaration("common-password", "default")]

  init?(id: String, reading parameters: inout RuleParameters) { self.init() }

  func write(to writer: inout JSONWriter) {}

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    context.commonPasswords.contains(folded: facts.folded) ? .unmet(.present) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase { RuleMessage.phrase("common-password", "default", style) }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("common-password", "default") }
}
