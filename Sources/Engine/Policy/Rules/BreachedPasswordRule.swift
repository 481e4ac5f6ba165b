import WatchwordBasics
import WatchwordLocalization

/// Rejects passwords that are known from data breaches.
public struct BreachedPasswordRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["breached-password"]
  var id: ExactText { "breached-password" }
  static let order = 230

  static let documentation: StaticString = """
    Rejects passwords that are known from data breaches.

    Attackers try them on other services. The engine has no list of them: the app provides a function that checks, for
    example, the hash of the password; without the function the rule is undetermined. The command searches a file of
    hashes (watchword check --breached). NIST SP 800-63B-4, section 3.1.1.2, and OWASP ASVS 5.0, 6.2.12, require such a
    rule.

    Values: none

    Example: {"rule": "breached-password"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<BreachedPasswordRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    guard let isBreached = context.isBreached?(facts.typed) else { return .undetermined(.notGiven) }
    return isBreached ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.breachedPasswords] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.blocklist
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { .toggle(.breachedPassword) }

  // MARK: - Texts

  private static let text = RuleText("breached-password.default")
  private static let toDo = RuleHint("breached-password.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<BreachedPasswordRule>] = [
    .undetermined("horse", by: BreachedPasswordRule(), .notGiven)
  ]
}
