public import WatchwordBasics
import WatchwordLocalization

/// Requires or forbids matches of a regular expression.
public struct PatternRule: Rule {
  /// The expression.
  public let expression: PasswordExpression
  /// Whether a match is forbidden; it is required otherwise.
  public let isForbidden: Bool
  /// The complete line of text that users read instead of the pattern, in their language.
  public let description: ExactText?
  /// The id of the texts for users in the catalogues of the policy's author. If a catalogue lacks a text, users read
  /// ``description`` or the pattern.
  public let text: ExactText?

  /// Creates a rule that requires a match of `expression`. Users read the catalogue texts with the id `text`, or else
  /// `description`, if given.
  public init(required expression: PasswordExpression, description: ExactText? = nil, text: ExactText? = nil) {
    self.init(expression, isForbidden: false, description: description, text: text)
  }

  /// Creates a rule against matches of `expression`. Users read the catalogue texts with the id `text`, or else
  /// `description`, if given.
  public init(forbidden expression: PasswordExpression, description: ExactText? = nil, text: ExactText? = nil) {
    self.init(expression, isForbidden: true, description: description, text: text)
  }

  private init(_ expression: PasswordExpression, isForbidden: Bool, description: ExactText?, text: ExactText?) {
    self.expression = expression
    self.isForbidden = isForbidden
    self.description = description
    self.text = text
  }

  static let ids: [ExactText] = ["required-pattern", "forbidden-pattern"]
  var id: ExactText { Self.ids[isForbidden ? 1 : 0] }
  static let order = 60

  static let documentation: StaticString = #"""
    Requires or forbids matches of a regular expression.

    A pattern matches if a part of the password's NFC form does; ^ and $ match the start and the end. It is written as
    in JavaScript with the flag u: characters, . and [a-z], \d \w \s (ASCII digits and word characters, white space) and
    \D \W \S, \p{L} and \P{Lu} for general categories, a|b, groups, ? * + {2,5} up to 1,000 times, \xHH, \uHHHH and
    \u{H…}. Lookaheads (?=…) and (?!…) can follow a ^ that starts the pattern, as in ^(?=.*\d)(?=.*[a-z]).{8,}$.

    An automaton of up to 4,000 steps matches it, so every password takes linear time. Back-references, lookbehinds, \b,
    flags and lookaheads elsewhere are rejected. In JSON, a backslash is written twice.

    Prefer the other rules: they describe what is missing, in the user's language. Of forbidden patterns, ^\p{Nd}+$,
    ^\d+$ and ^[0-9]+$ have a text in every language, too: "Not only numbers".

    The catalogues of an app can have their own texts in every language: with "text": "acme.no-years", users read the
    messages acme.no-years.checklist, acme.no-years.requirement and acme.no-years.missing (what is still to do). If no
    catalogue has a text, they read the description, or the pattern.

    Values:
      pattern      the regular expression
      description  what users read instead of the pattern, such as "Starts with a letter": the whole line
      text         the id of your own texts, which replace both: parts of letters, digits, - and _

    Example: {"rule": "forbidden-pattern", "pattern": "(19|20)\\d\\d", "description": "No years such as 2026"}
    """#

  // MARK: - In policies

  private static let pattern = Parameter.text(
    "pattern", "The regular expression, as in JavaScript with the flag u; it may match part of the password", .required)
  private static let words = Parameter.text(
    "description", "What users read instead of the pattern: the whole line", .optional)

  static let parameters = [pattern.declaration, words.declaration, OwnText.parameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    let description = Self.words.value(in: &members)
    let text = OwnText.parameter.value(in: &members)
    guard Self.pattern.value(in: &members) != nil, let expression = members.expression(Self.pattern.name) else {
      return nil
    }
    self.init(expression, isForbidden: id == Self.ids[1], description: description, text: text)
  }

  func write(to writer: inout JSONWriter) {
    Self.pattern.write(expression.pattern, to: &writer)
    Self.words.write(description, to: &writer)
    OwnText.parameter.write(text, to: &writer)
  }

  static let relID: RELIDMapping<PatternRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    expression.matches(normalized: facts.normalized) == isForbidden ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .expression(expression, isForbidden: isForbidden) }
  var setting: RuleSetting? { isForbidden ? .forbiddenPattern(expression) : .pattern(expression) }

  // MARK: - Texts

  private static let match = RuleText("required-pattern.default", .characters("pattern"))
  private static let noMatch = RuleText("forbidden-pattern.default", .characters("pattern"))
  static let described = RuleText("required-pattern.described", .text("description"))
  private static let noneDescribed = RuleText("forbidden-pattern.described", .text("description"))
  static let change = RuleHint("required-pattern.default")
  private static let remove = RuleHint("forbidden-pattern.default")
  private static let notOnlyDigits = RuleText("forbidden-pattern.digits")
  private static let addAnother = RuleHint("forbidden-pattern.digits")

  static let texts = [match, noMatch, described, noneDescribed, notOnlyDigits]
  static let hints = [change, remove, addAnother]

  /// Whether users read that digits alone are forbidden, instead of a pattern.
  private var isAgainstDigitsOnly: Bool { isForbidden && description == nil && expression.matchesOnlyDigits }

  func phrase(in style: RuleStyle) -> Phrase { general(in: style).overridden(by: text, style.name) }

  /// Returns the phrase that users read if no catalogue has the author's own texts.
  private func general(in style: RuleStyle) -> Phrase {
    if let description {
      return (isForbidden ? Self.noneDescribed : Self.described).phrase(in: style, .text(description))
    }
    if isAgainstDigitsOnly { return Self.notOnlyDigits.phrase(in: style) }
    let shown = ExactText(expression.pattern.string.clipped)
    return (isForbidden ? Self.noMatch : Self.match).phrase(in: style, .characters(shown))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    let hint = isAgainstDigitsOnly ? Self.addAnother : isForbidden ? Self.remove : Self.change
    return hint.phrase().overridden(by: text, RuleHint.variant)
  }

  var details: [String] {
    (description == nil && text == nil && !isAgainstDigitsOnly ? [] : ["the pattern is \(expression.pattern)"])
      + OwnText.details(text)
  }

  // MARK: - Examples

  private static func examples(
    _ pattern: ExactText, isForbidden: Bool = false, description: ExactText? = nil, met: [String], unmet: [String]
  ) -> [RuleExample<PatternRule>] {
    do throws(ExpressionDefect) {
      let expression = try PasswordExpression(parsing: pattern)
      let rule = PatternRule(expression, isForbidden: isForbidden, description: description, text: nil)
      return met.map { .accepted($0, by: rule) } + unmet.map { .rejected($0, by: rule) }
    } catch {
      return []
    }
  }

  static let examples: [RuleExample<PatternRule>] =
    examples("^\\p{L}", description: "Starts with a letter", met: ["é1", "e\u{301}1"], unmet: ["1a", ""])
    + examples(
      "^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$", met: ["abcdefg1"], unmet: ["abcdefgh", "abcdef 1", "abc1"])
    + examples("\\d-\\d", met: ["ab1-2c"], unmet: ["1_2", "٣-٣"])
    + examples(
      "(19|20)\\d\\d", isForbidden: true, description: "No years such as 2026", met: ["ab2126", ""], unmet: ["ab2026"])
    + examples("^admin", isForbidden: true, met: ["1admin"], unmet: ["admin1"])
    + examples("^\\p{Nd}+$", isForbidden: true, met: ["1a", "a", ""], unmet: ["1", "١٢٣"])
    + examples("\\p{Zs}$", isForbidden: true, met: ["a\u{A0}b"], unmet: ["a\u{A0}"])
}
