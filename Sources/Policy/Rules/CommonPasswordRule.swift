import WatchwordDiagnostics
import WatchwordLocalization

/// Rejects passwords that many people use.
public struct CommonPasswordRule: Rule {
  /// Whether obvious variants of a listed password are rejected too: repeated, slightly changed or extended.
  public let rejectsVariants: Bool

  /// A rule against listed passwords, and against obvious variants of them if `rejectsVariants` is true.
  public init(rejectsVariants: Bool = false) { self.rejectsVariants = rejectsVariants }

  static let ids: [ExactText] = ["common-password"]
  var id: ExactText { "common-password" }
  static let order = 110

  static let documentation: StaticString = """
    Rejects passwords that many people use.

    Attackers try these first. The whole password is looked up in a list of 30,000, regardless of case. A password that
    only contains a listed one is accepted, as NIST SP 800-63B-4, section 3.1.1.2, asks. The list can be replaced.

    Values:
      variants  whether obvious variants of a listed password are rejected too

    Example: {"rule": "common-password", "variants": true}
    """

  // MARK: - In policies

  private static let variants = Parameter.flag(
    "variants", "Whether obvious variants of the whole password are rejected too")

  static let parameters = [variants.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(rejectsVariants: Self.variants.value(in: &members))
  }

  func write(to writer: inout JSONWriter) { Self.variants.write(unlessDefault: rejectsVariants, to: &writer) }

  static let relID: RELIDMapping<CommonPasswordRule>? = .flag(
    "BlackListedCommonPassword", CommonPasswordRule(), writing: .text("true"),
    sentence: "Cannot be a commonly used password", canSay: { !$0.rejectsVariants })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard context.commonPasswords.isThere else { return .undetermined(.notGiven) }
    return context.commonPasswords.contains(facts) ? .unmet(.present) : .met
  }

  var light: CommonPasswordRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var demand: RuleDemand? { nil }

  // MARK: - What other modules know of it

  static let effect = RuleEffect.blocklist
  var automaton: RuleAutomaton { .commonPasswords }
  var setting: RuleSetting? { .toggle(.commonPassword) }

  // MARK: - Texts

  private static let text = RuleText("common-password.default")
  private static let toDo = RuleHint("common-password.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<CommonPasswordRule>] = [
    .rejected("password", by: CommonPasswordRule()),
    .rejected("PassWord", by: CommonPasswordRule()),
    .rejected("123456", by: CommonPasswordRule()),
    .accepted("password-of-anna", by: CommonPasswordRule()),
    .accepted("", by: CommonPasswordRule()),
    .accepted("пароль漢字", by: CommonPasswordRule()),
  ]
}
