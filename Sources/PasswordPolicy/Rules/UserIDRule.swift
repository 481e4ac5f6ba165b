import Diagnostics
import Localization

/// Keeps the user's id out of the password.
public struct UserIDRule: Rule {
  /// Whether the id must not occur backwards either.
  public let rejectsReversed: Bool

  /// A rule against the user's id.
  public init(rejectsReversed: Bool = false) { self.rejectsReversed = rejectsReversed }

  static let ids = ["user-id"]

  static let documentation: StaticString = """
    Keeps the user's id out of the password.

    Whoever attacks an account knows its id. It is found in either case and however its accents are encoded (NFC, full
    case folding; the Turkish ı and İ are read as i). Without a user id the rule is undetermined.

    Values:
      reversed  whether the id must not occur backwards either

    Example: {"rule": "user-id", "reversed": true}
    """

  static let examples: [RuleExample] = [
    .rejected("xxAnna99", by: #"{"rule": "user-id"}"#, userID: "anna"),
    .rejected("my-straße", by: #"{"rule": "user-id"}"#, userID: "STRASSE"),
    .rejected("jose\u{301}1", by: #"{"rule": "user-id"}"#, userID: "José"),
    .rejected("istanbul34", by: #"{"rule": "user-id"}"#, userID: "İSTANBUL"),
    .rejected("ISTANBUL34", by: #"{"rule": "user-id"}"#, userID: "ıstanbul"),
    .rejected("Σίσυφος", by: #"{"rule": "user-id"}"#, userID: "ΣΊΣΥΦΟΣ"),
    .accepted("annette", by: #"{"rule": "user-id"}"#, userID: "anna"),
    .accepted("divad1", by: #"{"rule": "user-id"}"#, userID: "david"),
    .rejected("divad1", by: #"{"rule": "user-id", "reversed": true}"#, userID: "David"),
    .rejected("xᎠᎡᎢ", by: #"{"rule": "user-id"}"#, userID: "ꭰꭱꭲ"),
    .undetermined("anna", by: #"{"rule": "user-id"}"#, .notGiven),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("user-id", "default") + [RuleMessage.missingDeclaration("user-id", "default")]

  init?(id: String, reading parameters: inout RuleParameters) {
    self.init(rejectsReversed: parameters.flag("reversed"))
  }

  func write(to writer: inout JSONWriter) {
    if rejectsReversed { writer.member("reversed", true) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    switch context.userID {
    case .nothing: .undetermined(.notGiven)
    case .tooLong: .undetermined(.tooLong)
    case .value(let id): id.occur(in: facts.folded, reversed: rejectsReversed) ? .unmet(.present) : .met
    }
  }

  func phrase(in style: RuleStyle) -> Phrase { RuleMessage.phrase("user-id", "default", style) }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("user-id", "default") }
}
