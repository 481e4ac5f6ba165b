import Diagnostics
import Localization

/// Keeps the user's name, the company's name and other near-by words out of the password.
public struct PersonalWordsRule: Rule {
  /// The policy's own words, such as the name of the product.
  public let words: [String]
  /// The shortest word that is looked for, in code points.
  public let minimumLength: Int
  /// Whether the words must not occur backwards either.
  public let rejectsReversed: Bool
  private let ownWords: PersonalWords

  /// The shortest word that is looked for where a policy says nothing.
  public static let defaultMinimumLength = 3

  /// A rule against `words` and the words that an assessment brings.
  public init(
    words: [String] = [], minimumLength: Int = defaultMinimumLength, rejectsReversed: Bool = false
  ) {
    self.words = words
    self.minimumLength = minimumLength
    self.rejectsReversed = rejectsReversed
    self.ownWords = PersonalWords(words)
  }

  static let ids = ["personal-words"]

  static let documentation: StaticString = """
    Keeps the user's name, the company's name and other near-by words out of the password.

    The app brings the user's words (names, e-mail address, telephone number); the policy brings its own. They are found
    as a user id is. With neither, the rule is undetermined. OWASP ASVS 5.0, 6.2.11, asks for it.

    Values:
      words      the policy's own words
      minLength  the shortest word that is looked for (3 if left out): "Al" would reject half of all passwords
      reversed   whether the words must not occur backwards either

    Example: {"rule": "personal-words", "words": ["watchword"]}
    """

  static let examples: [RuleExample] = [
    .rejected("Acme2024", by: #"{"rule": "personal-words", "words": ["acme"]}"#),
    .accepted("Acne2024", by: #"{"rule": "personal-words", "words": ["acme"]}"#),
    .rejected("iloveBERLIN", by: #"{"rule": "personal-words"}"#, personalWords: ["Anna", "Berlin"]),
    .accepted("always", by: #"{"rule": "personal-words"}"#, personalWords: ["Al"]),
    .rejected("emca", by: #"{"rule": "personal-words", "words": ["acme"], "reversed": true}"#),
    .undetermined("acme", by: #"{"rule": "personal-words"}"#, .notGiven),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("personal-words", "default")
    + [RuleMessage.missingDeclaration("personal-words", "default")]

  init?(id: String, reading parameters: inout RuleParameters) {
    let words = parameters.texts("words")
    guard words.allSatisfy({ $0.utf8.count <= AssessmentContext.maximumLength }) else {
      parameters.refuse(
        "words", id: "limit-exceeded",
        "The list words has a word of more than \(AssessmentContext.maximumLength) bytes, the most that is read",
        help: "Shorten the word")
      return nil
    }
    guard words.allSatisfy({ !$0.isEmpty }) else {
      parameters.refuse(
        "words", "The list words has an empty word, which forbids nothing", help: "Remove the empty word")
      return nil
    }
    let minimumLength = parameters.integer("minLength", in: 1...AssessmentContext.maximumLength)
    self.init(
      words: words, minimumLength: minimumLength ?? Self.defaultMinimumLength,
      rejectsReversed: parameters.flag("reversed"))
  }

  func write(to writer: inout JSONWriter) {
    if !words.isEmpty {
      writer.key("words")
      writer.array { writer in for word in words { writer.string(word) } }
    }
    if minimumLength != Self.defaultMinimumLength { writer.member("minLength", minimumLength) }
    if rejectsReversed { writer.member("reversed", true) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    if occur(ownWords, in: facts) { return .unmet(.present) }
    switch context.personalWords {
    case .tooLong: return .undetermined(.tooLong)
    case .nothing: return words.isEmpty ? .undetermined(.notGiven) : .met
    case .value(let words): return occur(words, in: facts) ? .unmet(.present) : .met
    }
  }

  private func occur(_ words: PersonalWords, in facts: PasswordFacts) -> Bool {
    words.occur(in: facts.folded, minimumLength: minimumLength, reversed: rejectsReversed)
  }

  func phrase(in style: RuleStyle) -> Phrase { RuleMessage.phrase("personal-words", "default", style) }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("personal-words", "default") }
}
