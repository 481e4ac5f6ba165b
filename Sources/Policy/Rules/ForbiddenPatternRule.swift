public import WatchwordDiagnostics
import WatchwordLocalization

/// Keeps what matches a regular expression out of passwords.
public struct ForbiddenPatternRule: Rule {
  /// The expression.
  public let expression: PasswordExpression
  /// What users read instead of the pattern: the whole line, in their language.
  public let description: ExactText?

  /// A rule against matches of `expression`; users read `description` if there is one.
  public init(_ expression: PasswordExpression, description: ExactText? = nil) {
    self.expression = expression
    self.description = description
  }

  static let ids: [ExactText] = ["forbidden-pattern"]
  var id: ExactText { "forbidden-pattern" }

  static let documentation: StaticString = #"""
    Keeps what matches a regular expression out of passwords.

    A password is rejected if any part of its NFC form matches; ^ and $ stand for the start and the end. The patterns
    are those of the rule required-pattern, which `watchword explain required-pattern` describes.

    Values:
      pattern      the regular expression
      description  what users read instead of the pattern, such as "No years such as 2026": the whole line

    Example: {"rule": "forbidden-pattern", "pattern": "(19|20)\\d\\d", "description": "No years such as 2026"}
    """#

  // MARK: - In policies

  private static let forbidden = Parameter.expression(
    "pattern", "The regular expression, as in JavaScript with the flag u; a match of any part is rejected", .required)
  private static let words = Parameter.text(
    "description", "What users read instead of the pattern: the whole line", .optional)

  static let parameters = [forbidden.declaration, words.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    let description = Self.words.value(in: &members)
    guard let expression = Self.forbidden.value(in: &members) else { return nil }
    self.init(expression, description: description)
  }

  func write(to writer: inout JSONWriter) {
    Self.forbidden.write(expression, to: &writer)
    Self.words.write(unlessDefault: description, to: &writer)
  }

  static let relID: RELIDMapping<ForbiddenPatternRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    expression.matches(normalized: facts.normalized) ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var demand: RuleDemand? { nil }

  // MARK: - Texts

  private static let none = RuleText("forbidden-pattern.default", .characters("pattern"))
  private static let described = RuleText("forbidden-pattern.described", .text("description"))
  private static let remove = RuleHint("forbidden-pattern.default")

  static let texts = [none, described]
  static let hints = [remove]

  func phrase(in style: RuleStyle) -> Phrase {
    if let description { return Self.described.phrase(in: style, .text(description)) }
    return Self.none.phrase(in: style, .characters(expression.shown))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.remove.phrase() : nil }

  var details: [String] { description == nil ? [] : ["the pattern is \(expression.pattern)"] }

  // MARK: - Examples

  private static func rule(_ pattern: ExactText, description: ExactText? = nil) -> [ForbiddenPatternRule] {
    do throws(ExpressionDefect) {
      return [ForbiddenPatternRule(try PasswordExpression(parsing: pattern), description: description)]
    } catch {
      return []
    }
  }

  static let examples: [RuleExample<ForbiddenPatternRule>] =
    rule("(19|20)\\d\\d", description: "No years such as 2026").flatMap {
      [.rejected("ab2026", by: $0), .accepted("ab2126", by: $0), .accepted("", by: $0)]
    }
    + rule("^admin").flatMap { [.rejected("admin1", by: $0), .accepted("1admin", by: $0)] }
    + rule("\\p{Zs}$").flatMap { [.rejected("a\u{A0}", by: $0), .accepted("a\u{A0}b", by: $0)] }
}
