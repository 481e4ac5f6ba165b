import Diagnostics
import Localization

/// Bounds how often the same character may stand in a row.
public struct RepetitionRule: Rule {
  /// The longest run that is allowed; a longer one fails.
  public let maximum: Int

  /// A rule that allows runs of up to `maximum` equal characters.
  public init(maximum: Int) { self.maximum = maximum }

  static let ids = ["repetition"]

  static let documentation: StaticString = """
    Bounds how often the same character may stand in a row.

    "aaaaaaaa" is long and easy to guess. Characters are Unicode code points of the NFC form; case counts, so "aA" is
    no repetition.

    Values:
      max  the longest run that is allowed

    Example: {"rule": "repetition", "max": 2}
    """

  static let examples: [RuleExample] = [
    .accepted("aabbaa", by: #"{"rule": "repetition", "max": 2}"#),
    .rejected("aaab", by: #"{"rule": "repetition", "max": 2}"#),
    .rejected("baa", by: #"{"rule": "repetition", "max": 1}"#),
    .accepted("aAaA", by: #"{"rule": "repetition", "max": 1}"#),
    .rejected("éeé\u{65}\u{301}", by: #"{"rule": "repetition", "max": 1}"#),
    .accepted("", by: #"{"rule": "repetition", "max": 1}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("repetition", "none")
    + RuleMessage.declarations("repetition", "max", [.init("maximum", .count)])
    + [RuleMessage.missingDeclaration("repetition", "max")]

  init?(id: String, reading parameters: inout RuleParameters) {
    guard let maximum = parameters.integer("max") else {
      parameters.requires(oneOf: ["max"])
      return nil
    }
    self.init(maximum: maximum)
  }

  func write(to writer: inout JSONWriter) { writer.member("max", maximum) }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.longestRun > maximum ? .unmet(.present) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    maximum == 1
      ? RuleMessage.phrase("repetition", "none", style)
      : RuleMessage.phrase("repetition", "max", style, [.count("maximum", maximum)])
  }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("repetition", "max") }
}
