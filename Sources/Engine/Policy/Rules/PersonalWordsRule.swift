public import WatchwordBasics
import WatchwordLocalization

/// Keeps the user's name, the company's name and other obvious words out of the password.
public struct PersonalWordsRule: Rule {
  /// The policy's own words, such as the name of the product.
  public let words: [ExactText]
  /// Whether the password may not contain a word, or may not be one.
  public let match: WordMatch
  /// The length of the shortest word that is searched for, in code points.
  public let minimumLength: Int
  /// Whether the words written backwards are also rejected.
  public let rejectsReversed: Bool
  private let ownWords: PersonalWords

  /// The length of the shortest word that is searched for if a policy does not specify it.
  public static let defaultMinimumLength = 3

  /// Creates a rule against `words` and the words of an assessment's context.
  public init(
    words: [ExactText] = [], match: WordMatch = .contained, minimumLength: Int = defaultMinimumLength,
    rejectsReversed: Bool = false
  ) {
    self.words = words
    self.match = match
    self.minimumLength = minimumLength
    self.rejectsReversed = rejectsReversed
    self.ownWords = PersonalWords(words.map { $0.string })
  }

  static let ids: [ExactText] = ["personal-words"]
  var id: ExactText { "personal-words" }
  static let order = 100

  static let documentation: StaticString = """
    Keeps the user's name, the company's name and other obvious words out of the password.

    The app provides the user's words (names, e-mail address, telephone number); the policy lists its own. They are
    matched like a user id. The parts of the user's words between spaces and @ . _ - + are searched for too:
    anna.smith@example.com rejects smith2024. Without any words the rule is undetermined. OWASP ASVS 5.0, 6.2.11,
    requires such a rule. With whole, the password may contain a word or a part but not be one, as NIST SP 800-63B-4,
    section 3.1.1.2, requires.

    Values:
      words      the policy's own words
      match      contained (the default: no word may occur in the password) or whole (the password may not be a word)
      minLength  the shortest word that is searched for (3 if left out): "Al" would reject half of all passwords
      reversed   whether the words written backwards are also rejected

    Example: {"rule": "personal-words", "words": ["watchword"]}
    """

  // MARK: - In policies

  private static let listed = Parameter.texts(
    "words", "The policy's own words", maximumLength: AssessmentContext.maximumLength)
  private static let compared = Parameter.choice(
    "match", "Whether the password may not contain a word, or may not be one", default: WordMatch.contained)
  private static let shortest = Parameter.integer(
    "minLength", "The shortest word that is searched for", in: 1...AssessmentContext.maximumLength,
    default: defaultMinimumLength)
  private static let reversed = Parameter.flag("reversed", "Whether the words written backwards are also rejected")

  static let parameters = [
    listed.declaration, compared.declaration, shortest.declaration, reversed.declaration,
  ]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(
      words: Self.listed.value(in: &members), match: Self.compared.value(in: &members),
      minimumLength: Self.shortest.value(in: &members), rejectsReversed: Self.reversed.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.listed.write(unlessDefault: words, to: &writer)
    Self.compared.write(unlessDefault: match, to: &writer)
    Self.shortest.write(unlessDefault: minimumLength, to: &writer)
    Self.reversed.write(unlessDefault: rejectsReversed, to: &writer)
  }

  static let relID: RELIDMapping<PersonalWordsRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    if matches(facts, ownWords) { return .unmet(.present) }
    switch context.personalWords {
    case .tooLong: return .undetermined(.tooLong)
    case .nothing: return words.isEmpty ? .undetermined(.notGiven) : .met
    case .value(let words): return matches(facts, words) ? .unmet(.present) : .met
    }
  }

  private func matches(_ facts: PasswordFacts, _ words: PersonalWords) -> Bool {
    words.match(facts, match, minimumLength: minimumLength, reversed: rejectsReversed)
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { words.isEmpty ? [.personalWords] : [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.context
  var automaton: RuleAutomaton { .undecided() }

  var setting: RuleSetting? {
    let deviation = RuleSetting.Deviation(
      reason: "it looks for the user's own data only", substitute: "refuses those")
    return .toggle(.personalWords, deviation: self == PersonalWordsRule() ? nil : deviation)
  }

  // MARK: - Texts

  static let texts = [
    RuleText("personal-words.default"), RuleText("personal-words.reversed"), RuleText("personal-words.whole"),
    RuleText("personal-words.whole-reversed"),
  ]
  static let hints = [
    RuleHint("personal-words.default"), RuleHint("personal-words.reversed"), RuleHint("personal-words.whole"),
  ]

  func phrase(in style: RuleStyle) -> Phrase {
    Self.texts[match.textIndex(reversed: rejectsReversed)].phrase(in: style)
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    shortfall == .present ? Self.hints[match.hintIndex(reversed: rejectsReversed)].phrase() : nil
  }

  var details: [String] {
    PersonalWords.details(of: words, minimumLength: minimumLength, usual: Self.defaultMinimumLength)
  }

  // MARK: - Examples

  static let examples: [RuleExample<PersonalWordsRule>] = [
    .rejected("Acme2024", by: PersonalWordsRule(words: ["acme"])),
    .accepted("Acne2024", by: PersonalWordsRule(words: ["acme"])),
    .rejected("iloveBERLIN", by: PersonalWordsRule(), personalWords: ["Anna", "Berlin"]),
    .rejected("Smith2024", by: PersonalWordsRule(), personalWords: ["anna.smith@example.com"]),
    .rejected("1example", by: PersonalWordsRule(), personalWords: ["anna.smith@example.com"]),
    .accepted("welcome", by: PersonalWordsRule(), personalWords: ["anna.smith@example.com"]),
    .rejected("shop2024", by: PersonalWordsRule(), personalWords: ["anna+shop@example.com"]),
    .rejected("LENA-1", by: PersonalWordsRule(), personalWords: ["Anna-Lena"]),
    .rejected("annalena", by: PersonalWordsRule(), personalWords: ["anna_lena"]),
    .rejected("7smith", by: PersonalWordsRule(), personalWords: ["Dr. Smith"]),
    .rejected("Haddad-1", by: PersonalWordsRule(), personalWords: ["Sara Haddad"]),
    .rejected("smith2024", by: PersonalWordsRule(), personalWords: ["Smith - Acme"]),
    .rejected("smith2024", by: PersonalWordsRule(), personalWords: ["Smith - "]),
    .accepted("a b c", by: PersonalWordsRule(minimumLength: 1), personalWords: ["Smith - - Acme"]),
    .accepted("acme", by: PersonalWordsRule(words: ["acme-corp"])),
    .accepted("always", by: PersonalWordsRule(), personalWords: ["Al"]),
    .rejected("emca", by: PersonalWordsRule(words: ["acme"], rejectsReversed: true)),
    .accepted("acme", by: PersonalWordsRule(words: ["acme"], minimumLength: 5)),
    .rejected("ACME", by: PersonalWordsRule(words: ["acme"], match: .whole)),
    .accepted("Acme2024", by: PersonalWordsRule(words: ["acme"], match: .whole)),
    .rejected("Smith", by: PersonalWordsRule(match: .whole), personalWords: ["anna.smith@example.com"]),
    .accepted("Smith2024", by: PersonalWordsRule(match: .whole), personalWords: ["anna.smith@example.com"]),
    .rejected("emca", by: PersonalWordsRule(words: ["acme"], match: .whole, rejectsReversed: true)),
    .undetermined("acme", by: PersonalWordsRule(), .notGiven),
    .undetermined("acme", by: PersonalWordsRule(), personalWords: ["", " "], .notGiven),
  ]
}
