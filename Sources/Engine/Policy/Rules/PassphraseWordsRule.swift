import WatchwordBasics
import WatchwordLocalization

/// Requires a number of words.
public struct PassphraseWordsRule: Rule {
  /// The minimum number of words.
  public let minimum: Int

  /// Creates a rule that requires at least `minimum` words.
  public init(minimum: Int) { self.minimum = minimum }

  static let ids: [ExactText] = ["passphrase-words"]
  var id: ExactText { "passphrase-words" }
  static let order = 200

  static let documentation: StaticString = """
    Requires a number of words.

    A few random words are long and easy to remember. Words are separated by white space or special characters, such
    as - . or _, and each has a letter; an apostrophe is part of a word. The words are not looked up and may repeat. In
    languages that are written without spaces, such as Japanese, users must separate words too.

    Values:
      min  the minimum number of words

    Example: {"rule": "passphrase-words", "min": 4}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer("min", "The minimum number of words", .required)

  static let parameters = [minimumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let minimum = Self.minimumParameter.value(in: &members) else { return nil }
    self.init(minimum: minimum)
  }

  func write(to writer: inout JSONWriter) { Self.minimumParameter.write(minimum, to: &writer) }

  static let relID: RELIDMapping<PassphraseWordsRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let count = facts.wordCount
    return count < minimum ? .unmet(.missing(minimum - count)) : .met
  }

  var shortfalls: [ShortfallRange] { [.missing(upTo: minimum)] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .words(minimum) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition

  /// The state is the number of words and whether the last one continues.
  var automaton: RuleAutomaton {
    .stateMachine(weight: minimum, isByCategory: true) {
      RuleStateMachine(
        start: [0, 0],
        input: { scalar in
          let kind = CharacterKind(scalar)
          return [kind.isLetter ? 1 : scalar.separatesWords(kind) ? 2 : 0]
        },
        next: { state, input in
          switch input[0] {
          case 1: [min(state[0] + 1 - state[1], minimum), 1]
          case 2: [state[0], 0]
          default: state
          }
        },
        accepts: { $0[0] >= minimum })
    }
  }

  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let one = RuleText("passphrase-words.one")
  private static let atLeast = RuleText("passphrase-words.min", count: "minimum")
  private static let tooFew = RuleHint("passphrase-words.min", count: "missing")

  static let texts = [one, atLeast]
  static let hints = [tooFew]

  func phrase(in style: RuleStyle) -> Phrase {
    minimum == 1 ? Self.one.phrase(in: style) : Self.atLeast.phrase(in: style, .count(minimum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard case .missing(let count) = shortfall else { return nil }
    return Self.tooFew.phrase(.count(count))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<PassphraseWordsRule>] = [
    .accepted("correct horse battery staple", by: PassphraseWordsRule(minimum: 4)),
    .accepted("correct-horse.battery_staple", by: PassphraseWordsRule(minimum: 4)),
    .rejected("don't stop", by: PassphraseWordsRule(minimum: 3), .missing(1)),
    .accepted("two ½ words", by: PassphraseWordsRule(minimum: 2)),
    .rejected("1 2 3", by: PassphraseWordsRule(minimum: 1), .missing(1)),
    .accepted("馬\u{3000}電池", by: PassphraseWordsRule(minimum: 2)),
    .accepted("a1\tb2", by: PassphraseWordsRule(minimum: 2)),
    .rejected("  ", by: PassphraseWordsRule(minimum: 2), .missing(2)),
    .rejected("", by: PassphraseWordsRule(minimum: 1), .missing(1)),
  ]
}
