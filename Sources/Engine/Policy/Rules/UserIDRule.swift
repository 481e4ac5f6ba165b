import WatchwordBasics
import WatchwordLocalization

/// Keeps the user's id out of the password.
public struct UserIDRule: Rule {
  /// Whether the password may not contain the id, or may not be the id.
  public let match: WordMatch
  /// The length of the shortest id that is searched for, in code points.
  public let minimumLength: Int
  /// Whether the id written backwards is also rejected.
  public let rejectsReversed: Bool

  /// The length of the shortest id that is searched for in new policies: "ed" would reject many random passwords.
  package static let proposedMinimumLength = 3

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

    With whole, the password may contain the id but not be the id, as NIST SP 800-63B-4, section 3.1.1.2, requires. If
    the id may be contained, set minLength to 3: a third of all passphrases of five words contain the id "ed".

    Values:
      match      contained (the default: the id may not occur in the password) or whole (the password may not be the id)
      minLength  the shortest id that is searched for (1 if left out)
      reversed   whether the id written backwards is also rejected

    Example: {"rule": "user-id", "match": "whole", "minLength": 3}
    """

  // MARK: - In policies

  private static let compared = Parameter.choice(
    "match", "Whether the password may not contain the id, or may not be the id", default: WordMatch.contained)
  private static let shortest = Parameter.integer(
    "minLength", "The shortest id that is searched for", in: 1...AssessmentContext.maximumLength, default: 1)
  private static let reversed = Parameter.flag("reversed", "Whether the id written backwards is also rejected")

  static let parameters = [compared.declaration, shortest.declaration, reversed.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(
      match: Self.compared.value(in: &members), minimumLength: Self.shortest.value(in: &members),
      rejectsReversed: Self.reversed.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.compared.write(unlessDefault: match, to: &writer)
    Self.shortest.write(unlessDefault: minimumLength, to: &writer)
    Self.reversed.write(unlessDefault: rejectsReversed, to: &writer)
  }

  static let relID: RELIDMapping<UserIDRule>? = .flag(
    "UserIDcheck", UserIDRule(), writing: .flag(true), sentence: "Cannot contain your username",
    canExpress: { $0 == UserIDRule() })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    switch context.userID {
    case .nothing: .undetermined(.notGiven)
    case .tooLong: .undetermined(.tooLong)
    case .value(let id):
      id.match(facts, match, minimumLength: minimumLength, reversed: rejectsReversed) ? .unmet(.present) : .met
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
    if match == .whole || minimumLength > 1 {
      return .toggle(
        .userID,
        deviation: RuleSetting.Deviation(
          reason: "it refuses every password that contains the user id", substitute: "refuses those, too"))
    }
    let deviation = RuleSetting.Deviation(
      reason: "it does not look for the user id backwards", substitute: "refuses the id written forwards")
    return .toggle(.userID, deviation: rejectsReversed ? deviation : nil)
  }

  // MARK: - Texts

  static let texts = [
    RuleText("user-id.default"), RuleText("user-id.reversed"), RuleText("user-id.whole"),
    RuleText("user-id.whole-reversed"),
  ]
  static let hints = [RuleHint("user-id.default"), RuleHint("user-id.reversed"), RuleHint("user-id.whole")]

  func phrase(in style: RuleStyle) -> Phrase {
    Self.texts[match.textIndex(reversed: rejectsReversed)].phrase(in: style)
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    shortfall == .present ? Self.hints[match.hintIndex(reversed: rejectsReversed)].phrase() : nil
  }

  var details: [String] {
    minimumLength > 1 ? ["user ids of fewer than \(minimumLength) characters are ignored"] : []
  }

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
    .rejected("DAVID", by: UserIDRule(match: .whole), userID: "david"),
    .accepted("david1", by: UserIDRule(match: .whole), userID: "david"),
    .accepted("divad", by: UserIDRule(match: .whole), userID: "david"),
    .rejected("divad", by: UserIDRule(match: .whole, rejectsReversed: true), userID: "david"),
    .accepted("red fox", by: UserIDRule(minimumLength: 3), userID: "ed"),
    .rejected("red fox", by: UserIDRule(minimumLength: 2), userID: "ed"),
    .rejected("xᎠᎡᎢ", by: UserIDRule(), userID: "ꭰꭱꭲ"),
    .rejected("xxAnna99", by: UserIDRule(), userID: " anna\t"),
    .undetermined("anna", by: UserIDRule(), .notGiven),
    .undetermined("an na", by: UserIDRule(), userID: " ", .notGiven),
  ]
}
