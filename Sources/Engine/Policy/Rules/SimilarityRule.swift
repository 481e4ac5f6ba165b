import WatchwordBasics
import WatchwordLocalization

/// Rejects passwords that are similar to the user's id or words.
public struct SimilarityRule: Rule {
  /// The minimum similarity, in per cent, at which a password is rejected.
  public let percent: Int
  /// Whether the password is compared with words and their parts, or only with whole words.
  public let match: WordMatch

  /// The similarity that applies if a policy does not specify one; this is also Django's default.
  public static let defaultPercent = 70

  /// Creates a rule against passwords whose similarity is at least `percent` per cent.
  public init(percent: Int = defaultPercent, match: WordMatch = .contained) {
    self.percent = percent
    self.match = match
  }

  static let ids: [ExactText] = ["similarity"]
  var id: ExactText { "similarity" }
  static let order = 210

  static let documentation: StaticString = """
    Rejects passwords that are similar to the user's id or words.

    Attackers try the name with a few changes. The app provides the user's id and words (names, e-mail address,
    telephone number); the password is compared with each and with its parts, ignoring case. The similarity is twice the
    number of characters that both have, in any order, divided by the sum of both lengths: quick_ratio of Python's
    difflib, as in Django's UserAttributeSimilarityValidator. Only the first 1024 characters of a password are compared.
    Without an id and words the rule is undetermined. With whole, the parts of an id or word are not compared, only the
    whole: "example" is not similar to ann@example.com then.

    Values:
      percent  the lowest similarity that is rejected, 10 to 100 (70 if left out)
      match    contained (the default: compared with the id, the words and their parts) or whole (without their parts)

    Example: {"rule": "similarity"}
    """

  // MARK: - In policies

  private static let threshold = Parameter.integer(
    "percent", "The lowest similarity that is rejected, in percent", in: 10...100, default: defaultPercent)

  private static let compared = Parameter.choice(
    "match", "Whether the parts of the id and of the words are compared, too, or only the whole",
    default: WordMatch.contained)

  static let parameters = [threshold.declaration, compared.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(percent: Self.threshold.value(in: &members), match: Self.compared.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.threshold.write(unlessDefault: percent, to: &writer)
    Self.compared.write(unlessDefault: match, to: &writer)
  }

  static let relID: RELIDMapping<SimilarityRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    var result = RuleState.undetermined(.notGiven)
    let password = Similarity(facts)
    for given in [context.userID, context.personalWords] {
      switch given {
      case .nothing: break
      case .tooLong: result = .undetermined(.tooLong)
      case .value(let words):
        if password.reaches(percent, with: words, match) { return .unmet(.present) }
        if result == .undetermined(.notGiven) { result = .met }
      }
    }
    return result
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [.userID, .personalWords] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.context
  var automaton: RuleAutomaton { .undecided() }
  var setting: RuleSetting? { .similarity(self) }

  // MARK: - Texts

  private static let text = RuleText("similarity.default")
  private static let toDo = RuleHint("similarity.default")

  static let texts = [text]
  static let hints = [toDo]

  func phrase(in style: RuleStyle) -> Phrase { Self.text.phrase(in: style) }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.toDo.phrase() : nil }

  var details: [String] {
    (percent == Self.defaultPercent ? [] : ["\(percent) % or more"])
      + (match == .whole ? ["parts of the words are not compared"] : [])
  }

  // MARK: - Examples

  static let examples: [RuleExample<SimilarityRule>] = [
    .rejected("annsmith1", by: SimilarityRule(), userID: "ann-smith"),
    .rejected("htimsnna", by: SimilarityRule(), userID: "AnnSmith"),
    .rejected("Ex4mple", by: SimilarityRule(), userID: "ann@example.com"),
    .accepted("Ex4mple", by: SimilarityRule(match: .whole), userID: "ann@example.com"),
    .rejected("ann-example.com", by: SimilarityRule(match: .whole), userID: "ann@example.com"),
    .accepted("Smith", by: SimilarityRule(match: .whole), personalWords: ["anna.smith@example.com"]),
    .rejected("berlin!", by: SimilarityRule(), personalWords: ["Anna", "Berlin"]),
    .accepted("correct horse", by: SimilarityRule(), userID: "ann-smith", personalWords: ["Berlin"]),
    .accepted("abcx", by: SimilarityRule(percent: 100), userID: "abcd"),
    .rejected("dcba", by: SimilarityRule(percent: 100), userID: "abcd"),
    .accepted("", by: SimilarityRule(), userID: "abcd"),
    .undetermined("anna", by: SimilarityRule(), .notGiven),
  ]
}
