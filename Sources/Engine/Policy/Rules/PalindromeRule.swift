import WatchwordBasics
import WatchwordLocalization

/// Rejects passwords that read the same backwards.
public struct PalindromeRule: Rule {
  /// Creates the rule, which has no values.
  public init() {}

  static let ids: [ExactText] = ["palindrome"]
  var id: ExactText { "palindrome" }
  static let order = 170

  static let documentation: StaticString = """
    Rejects passwords that read the same backwards.

    Half of such a password is enough to know all of it. Case is ignored. Characters are Unicode code points of the
    folded form; passwords of fewer than two characters are accepted. libpwquality has the same rule.

    Values: none

    Example: {"rule": "palindrome"}
    """

  // MARK: - In policies

  static let parameters: [ParameterDeclaration] = []

  init?(id: ExactText, reading members: inout MemberReader) { self.init() }

  func write(to writer: inout JSONWriter) {}

  static let relID: RELIDMapping<PalindromeRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.isPalindrome ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .bounded(.palindromes) }
  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let text = RuleText("palindrome.default")
  private static let toDo = RuleHint("palindrome.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<PalindromeRule>] = [
    .rejected("Racecar", by: PalindromeRule()),
    .rejected("abccba", by: PalindromeRule()),
    .rejected("éxE\u{301}", by: PalindromeRule()),
    .rejected("aa", by: PalindromeRule()),
    .accepted("racecars", by: PalindromeRule()),
    .accepted("a", by: PalindromeRule()),
    .accepted("ß", by: PalindromeRule()),
    .accepted("", by: PalindromeRule()),
  ]
}
