import WatchwordBasics
import WatchwordLocalization

/// Rejects passwords that many people use.
public struct CommonPasswordRule: Rule {
  /// Whether passwords made of easily guessed parts are also rejected: listed passwords that are repeated, extended or
  /// written with look-alikes, words of the user, sequences and dates.
  public let rejectsVariants: Bool

  /// Creates a rule against listed passwords, and against variants of them if `rejectsVariants` is true.
  public init(rejectsVariants: Bool = false) { self.rejectsVariants = rejectsVariants }

  static let ids: [ExactText] = ["common-password"]
  var id: ExactText { "common-password" }
  static let order = 110

  static let documentation: StaticString = """
    Rejects passwords that many people use.

    Attackers try these first. The whole password is looked up in a list of 30,000, ignoring case. A password that only
    contains a listed one is accepted, as NIST SP 800-63B-4, section 3.1.1.2, requires. The list can be replaced.

    With variants, the whole password is also rejected if it consists of easily guessed parts: passwordpassword,
    Passw0rd!2026, aaaaaaaaaaaaaaa, 1qaz2wsx3edc4rfv, or the user's id and a year. Such parts are listed passwords,
    words of the user, sequences, runs of keys, dates and repetitions of earlier parts; everything else is guessed
    character by character. The password is rejected if this takes fewer than 2 to the power of 47.5 guesses, or a lower
    limit if it has fewer than 15 characters. Random words and characters take more: 4 words and 15 characters are
    accepted. After the first 256 characters, only listed passwords and repetitions are found, and after 4,096 nothing:
    a longer password is judged by its start.

    Values:
      variants  whether whole passwords made of easily guessed parts are also rejected

    Example: {"rule": "common-password", "variants": true}
    """

  // MARK: - In policies

  private static let variants = Parameter.flag(
    "variants", "Whether whole passwords made of easily guessed parts are also rejected")

  static let parameters = [variants.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(rejectsVariants: Self.variants.value(in: &members))
  }

  func write(to writer: inout JSONWriter) { Self.variants.write(unlessDefault: rejectsVariants, to: &writer) }

  static let relID: RELIDMapping<CommonPasswordRule>? = .flag(
    "BlackListedCommonPassword", CommonPasswordRule(), writing: .text("true"),
    sentence: "Cannot be a commonly used password", canExpress: { !$0.rejectsVariants })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard context.commonPasswords.isAvailable else { return .undetermined(.notGiven) }
    let isRejected =
      context.commonPasswords.contains(facts) || rejectsVariants && VariantSearch.isVariant(facts, in: context)
    return isRejected ? .unmet(.present) : .met
  }

  var light: CommonPasswordRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.blocklist
  var automaton: RuleAutomaton { .commonPasswords(andVariants: rejectsVariants) }

  var setting: RuleSetting? {
    let deviation = RuleSetting.Deviation(
      reason: "it compares with its list only, without variants", substitute: "refuses the passwords of its list")
    return .toggle(.commonPassword, deviation: rejectsVariants ? deviation : nil)
  }

  // MARK: - Texts

  private static let text = RuleText("common-password.default")
  private static let variantText = RuleText("common-password.variants")
  private static let toDo = RuleHint("common-password.default")
  private static let variantToDo = RuleHint("common-password.variants")

  static let texts = [text, variantText]
  static let hints = [toDo, variantToDo]

  func phrase(in style: RuleStyle) -> Phrase { (rejectsVariants ? Self.variantText : Self.text).phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? {
    shortfall == .present ? (rejectsVariants ? Self.variantToDo : Self.toDo).phrase() : nil
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<CommonPasswordRule>] = [
    .rejected("password", by: CommonPasswordRule()),
    .rejected("PassWord", by: CommonPasswordRule()),
    .rejected("123456", by: CommonPasswordRule()),
    .accepted("password-of-anna", by: CommonPasswordRule()),
    .accepted("", by: CommonPasswordRule()),
    .accepted("пароль漢字", by: CommonPasswordRule()),
    .accepted("passwordpassword", by: CommonPasswordRule()),
    .rejected("password", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("passwordpassword", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("P@ssw0rd-Summer2026!", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("aaaaaaaaaaaaaaa", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("123456789012345", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("1qaz2wsx3edc4rfv5tgb", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("ddrraaggoonn", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("йцукенгшщзхъфыв", by: CommonPasswordRule(rejectsVariants: true)),
    .rejected("Yurika@1990!yurika", by: CommonPasswordRule(rejectsVariants: true), userID: "yurika"),
    .rejected("acmebank@cm3b4nk1", by: CommonPasswordRule(rejectsVariants: true), personalWords: ["Acmebank"]),
    .accepted("correct horse battery staple", by: CommonPasswordRule(rejectsVariants: true)),
    .accepted("glazedmuskratvintageoboe", by: CommonPasswordRule(rejectsVariants: true)),
    .accepted("kT9#vLq2!xRw8$z", by: CommonPasswordRule(rejectsVariants: true)),
    .accepted("483920", by: CommonPasswordRule(rejectsVariants: true)),
    .accepted("", by: CommonPasswordRule(rejectsVariants: true)),
  ]
}
