import WatchwordDiagnostics
import WatchwordLocalization

/// Keeps the user's id out of the password.
public struct UserIDRule: Rule {
  /// Whether the password may not contain the id, or may not be the id.
  public let match: WordMatch
  /// The length of the shortest id that is searched for, in code points.
  public let minimumLength: Int
  /// Whether the id written backwards is also rejected.
  public let rejectsReversed: Bool

  /// Creates a rule against the user's id.
  public init(match: WordMatch = .contained, minimumLength: Int = 1, rejectsReversed: Bool = false) {
    self.match = match
    self.minimumLength = minimumLength
    self.rejectsReversed = rejectsReversed
  }

  static let ids: [ExactText] = ["user-id"]
  var id: ExactText { "user-id" }
  static let order = 80

  static let documentation: StaticString = """
    Keeps the user's id out of the password.

    Attackers know the id of the account that they attack. The id is found as a whole, in upper and lower case and
    however its accents are encoded (canonical caseless matching; the Turkish ı and İ are read as i). If the id is an
    e-mail address, the rule personal-words finds its parts too. Without a user id the rule is undetermined.

    Values:
      reversed  whether the id written backwards is also rejected

    Example: {"rule": "user-id", "reversed": true}
    """

  // MARK: - In policies

  private static let reversed = Parameter.flag("reversed", "Whether the id written backwards is also rejected")

  static let parameters = [reversed.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(rejectsReversed: Self.reversed.value(in: &members))
  }

  func write(to writer: inout JSONWriter) { Self.reversed.write(unlessDefault: rejectsReversed, to: &writer) }

  static let relID: RELIDMapping<UserIDRule>? = .flag(
    "UserIDcheck", UserIDRule(), writing: .flag(true), sentence: "Cannot contain your username",
    canExpress: { !$0.rejectsReversed })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    switch context.userID {
    case .nothing: .undetermined(.notGiven)
    case .tooLong: .undetermined(.tooLong)
    case .value(let id): id.occur(in: facts, reversed: rejectsReversed) ? .unmet(.present) : .met
    }
  }

  var light: UserIDRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.userID] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.context
  var automaton: RuleAutomaton { .undecided() }

  var setting: RuleSetting? {
    let deviation = RuleSetting.Deviation(
      reason: "it does not look for the user id backwards", substitute: "refuses the id written forwards")
    return .toggle(.userID, deviation: rejectsReversed ? deviation : nil)
  }

  // MARK: - Texts

  private static let forwards = RuleText("user-id.default")
  private static let eitherWay = RuleText("user-id.reversed")
  private static let removeForwards = RuleHint("user-id.default")
  private static let removeEitherWay = RuleHint("user-id.reversed")

  static let texts = [forwards, eitherWay]
  static let hints = [removeForwards, removeEitherWay]

  func phrase(in style: RuleStyle) -> Phrase {
    (rejectsReversed ? Self.eitherWay : Self.forwards).phrase(in: style)
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    return (rejectsReversed ? Self.removeEitherWay : Self.removeForwards).phrase()
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<UserIDRule>] = [
    .rejected("xxAnna99", by: UserIDRule(), userID: "anna"),
    .rejected("my-straße", by: UserIDRule(), userID: "STRASSE"),
    .rejected("jose\u{301}1", by: UserIDRule(), userID: "José"),
    .rejected("istanbul34", by: UserIDRule(), userID: "İSTANBUL"),
    .rejected("ISTANBUL34", by: UserIDRule(), userID: "ıstanbul"),
    .rejected("Σίσυφος", by: UserIDRule(), userID: "ΣΊΣΥΦΟΣ"),
    .accepted("annette", by: UserIDRule(), userID: "anna"),
    .accepted("divad1", by: UserIDRule(), userID: "david"),
    .rejected("divad1", by: UserIDRule(rejectsReversed: true), userID: "David"),
    .rejected("xᎠᎡᎢ", by: UserIDRule(), userID: "ꭰꭱꭲ"),
    .rejected("xxAnna99", by: UserIDRule(), userID: " anna\t"),
    .undetermined("anna", by: UserIDRule(), .notGiven),
    .undetermined("an na", by: UserIDRule(), userID: " ", .notGiven),
  ]
}
