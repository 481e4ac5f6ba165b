public import WatchwordDiagnostics
import WatchwordLocalization

/// Requires a password to match a regular expression.
public struct RequiredPatternRule: Rule {
  /// The expression.
  public let expression: PasswordExpression
  /// What users read instead of the pattern: the whole line, in their language.
  public let description: ExactText?

  /// A rule that asks for a match of `expression`; users read `description` if there is one.
  public init(_ expression: PasswordExpression, description: ExactText? = nil) {
    self.expression = expression
    self.description = description
  }

  static let ids: [ExactText] = ["required-pattern"]
  var id: ExactText { "required-pattern" }

  static let documentation: StaticString = #"""
    Requires a password to match a regular expression.

    The pattern matches if a part of the NFC form matches; ^ and $ stand for the start and the end. It is written as in
    JavaScript with the flag u: characters, . and [a-z], \d \w \s (ASCII digits and word characters, white space) and
    \D \W \S, \p{L} and \P{Lu} for general categories, a|b, groups, ? * + {2,5} up to 1,000 times, \xHH, \uHHHH and
    \u{H…}. Lookaheads (?=…) and (?!…) can follow a ^ that starts the pattern, as in ^(?=.*\d)(?=.*[a-z]).{8,}$.

    An automaton of up to 4,000 steps compares it, so every password takes linear time. Back references, lookbehinds,
    \b, inline flags and lookaheads elsewhere are refused. In JSON, a backslash is written twice.

    Prefer the other rules: they tell users what is missing, and in their language.

    Values:
      pattern      the regular expression
      description  what users read instead of the pattern, such as "Starts with a letter": the whole line

    Example: {"rule": "required-pattern", "pattern": "^\\p{L}", "description": "Starts with a letter"}
    """#

  // MARK: - In policies

  private static let required = Parameter.expression(
    "pattern", "The regular expression, as in JavaScript with the flag u; a part of the password is enough", .required)
  private static let words = Parameter.text(
    "description", "What users read instead of the pattern: the whole line", .optional)

  static let parameters = [required.declaration, words.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    let description = Self.words.value(in: &members)
    guard let expression = Self.required.value(in: &members) else { return nil }
    self.init(expression, description: description)
  }

  func write(to writer: inout JSONWriter) {
    Self.required.write(expression, to: &writer)
    Self.words.write(unlessDefault: description, to: &writer)
  }

  static let relID: RELIDMapping<RequiredPatternRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    expression.matches(normalized: facts.normalized) ? .met : .unmet(.present)
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var demand: RuleDemand? { nil }

  // MARK: - Texts

  private static let match = RuleText("required-pattern.default", .characters("pattern"))
  private static let described = RuleText("required-pattern.described", .text("description"))
  private static let change = RuleHint("required-pattern.default")

  static let texts = [match, described]
  static let hints = [change]

  func phrase(in style: RuleStyle) -> Phrase {
    if let description { return Self.described.phrase(in: style, .text(description)) }
    return Self.match.phrase(in: style, .characters(expression.shown))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.change.phrase() : nil }

  var details: [String] { description == nil ? [] : ["the pattern is \(expression.pattern)"] }

  // MARK: - Examples

  private static func rule(_ pattern: ExactText, description: ExactText? = nil) -> [RequiredPatternRule] {
    do throws(ExpressionDefect) {
      return [RequiredPatternRule(try PasswordExpression(parsing: pattern), description: description)]
    } catch {
      return []
    }
  }

  static let examples: [RuleExample<RequiredPatternRule>] =
    rule("^\\p{L}", description: "Starts with a letter").flatMap {
      [.accepted("é1", by: $0), .accepted("e\u{301}1", by: $0), .rejected("1a", by: $0), .rejected("", by: $0)]
    }
    + rule("^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$").flatMap {
      [
        .accepted("abcdefg1", by: $0), .rejected("abcdefgh", by: $0), .rejected("abcdef 1", by: $0),
        .rejected("abc1", by: $0),
      ]
    }
    + rule("\\d-\\d").flatMap { [.accepted("ab1-2c", by: $0), .rejected("1_2", by: $0), .rejected("٣-٣", by: $0)] }
}
