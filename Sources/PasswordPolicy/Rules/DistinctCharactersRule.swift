import Diagnostics
import Localization

/// Asks for a number of different characters.
public struct DistinctCharactersRule: Rule {
  /// The least number of different characters.
  public let minimum: Int

  /// A rule that asks for at least `minimum` different characters.
  public init(minimum: Int) { self.minimum = minimum }

  static let ids = ["distinct-characters"]

  static let documentation: StaticString = """
    Asks for a number of different characters.

    "abababab" is long and made of two characters. Characters are Unicode code points of the NFC form; case counts.

    Values:
      min  the least number of different characters

    Example: {"rule": "distinct-characters", "min": 5}
    """

  static let examples: [RuleExample] = [
    .accepted("abcde", by: #"{"rule": "distinct-characters", "min": 5}"#),
    .rejected("ababab", by: #"{"rule": "distinct-characters", "min": 5}"#, .missing(3)),
    .accepted("aA", by: #"{"rule": "distinct-characters", "min": 2}"#),
    .rejected("ée\u{301}", by: #"{"rule": "distinct-characters", "min": 2}"#, .missing(1)),
    .accepted("aé漢", by: #"{"rule": "distinct-characters", "min": 3}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("distinct-characters", "min", [.init("minimum", .count)])
    + [RuleMessage.missingDeclaration("distinct-characters", "min", [.init("missing", .count)])]

  init?(id: String, reading parameters: inout RuleParameters) {
    guard let minimum = parameters.integer("min") else {
      parameters.requires(oneOf: ["min"])
      return nil
    }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { writer.member("min", minimum) }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.distinctCount < minimum ? .unmet(.missing(minimum - facts.distinctCount)) : .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    RuleMessage.phrase("distinct-characters", "min", style, [.count("minimum", minimum)])
  }

  func phrase(for shortfall: Shortfall) -> Phrase {
    RuleMessage.missing("distinct-characters", "min", [.count("missing", shortfall.count ?? 0)])
  }
}
