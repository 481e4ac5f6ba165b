public import WatchwordBasics
import WatchwordLocalization

/// Rejects the words of a policy's list.
public struct DictionaryWordsRule: Rule {
  /// The words.
  public let words: [ExactText]
  /// Whether the password may not contain a word, or may not be one.
  public let match: WordMatch
  /// The length of the shortest word that is searched for, in code points.
  public let minimumLength: Int
  /// Whether words written backwards are also rejected.
  public let rejectsReversed: Bool
  /// The id of the texts for users in the catalogues of the policy's author. If a catalogue lacks a text, users read a
  /// general text about blocked words.
  public let text: ExactText?
  private let blocked: PersonalWords

  /// The length of the shortest word that is searched for if a policy does not specify it.
  public static let defaultMinimumLength = 3

  /// Creates a rule against `words`.
  public init(
    words: [ExactText], match: WordMatch = .contained, minimumLength: Int = defaultMinimumLength,
    rejectsReversed: Bool = false, text: ExactText? = nil
  ) {
    self.words = words
    self.match = match
    self.minimumLength = minimumLength
    self.rejectsReversed = rejectsReversed
    self.text = text
    self.blocked = PersonalWords(words.map { $0.string })
  }

  static let ids: [ExactText] = ["dictionary-words"]
  var id: ExactText { "dictionary-words" }
  static let order = 220

  static let documentation: StaticString = """
    Rejects the words of a policy's list.

    The list can contain the words of a trade, a region or a season, which no common list has. Case is ignored. With
    whole, the password may contain a word but not be one, as NIST SP 800-63B-4, section 3.1.1.2, requires. Words of the
    user and names of the company belong in personal-words.

    The catalogues of an app can have their own texts in every language: with "text": "acme.no-branch-number", users
    read the messages acme.no-branch-number.checklist, acme.no-branch-number.requirement and
    acme.no-branch-number.missing (what is still to do).

    Values:
      words      the words, at least one
      match      contained (the default: no word may occur in the password) or whole (the password may not be a word)
      minLength  the shortest word that is searched for (3 if left out)
      reversed   whether words written backwards are also rejected
      text       the id of your own texts, which replace the rule's texts: parts of letters, digits, - and _

    Example: {"rule": "dictionary-words", "words": ["summer", "winter"]}
    """

  // MARK: - In policies

  private static let listed = Parameter.texts(
    "words", "The words", maximumLength: AssessmentContext.maximumLength, .required)
  private static let compared = Parameter.choice(
    "match", "Whether the password may not contain a word, or may not be one", default: WordMatch.contained)
  private static let shortest = Parameter.integer(
    "minLength", "The shortest word that is searched for", in: 1...AssessmentContext.maximumLength,
    default: defaultMinimumLength)
  private static let reversed = Parameter.flag("reversed", "Whether words written backwards are also rejected")

  static let parameters = [
    listed.declaration, compared.declaration, shortest.declaration, reversed.declaration,
    OwnText.parameter.declaration,
  ]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(
      words: Self.listed.value(in: &members), match: Self.compared.value(in: &members),
      minimumLength: Self.shortest.value(in: &members), rejectsReversed: Self.reversed.value(in: &members),
      text: OwnText.parameter.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.listed.write(words, to: &writer)
    Self.compared.write(unlessDefault: match, to: &writer)
    Self.shortest.write(unlessDefault: minimumLength, to: &writer)
    Self.reversed.write(unlessDefault: rejectsReversed, to: &writer)
    OwnText.parameter.write(text, to: &writer)
  }

  static let relID: RELIDMapping<DictionaryWordsRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    blocked.match(facts, match, minimumLength: minimumLength, reversed: rejectsReversed) ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.context

  var automaton: RuleAutomaton {
    .stateMachine(weight: words.reduce(0) { $0 + $1.count }, isByCategory: false) { stateMachine }
  }

  /// The maximum length of all words together, in bytes, for which an automaton is built.
  private static let maximumWordBytes = 4096

  /// The state is the longest suffix of the folded password that is a prefix of a word, or the whole password if only
  /// whole words are rejected.
  private var stateMachine: RuleStateMachine? {
    let words = foldedWords
    guard words.reduce(0, { $0 + $1.count }) <= Self.maximumWordBytes else { return nil }
    let starts = Set(words.flatMap { word in word.indices.map { Array(word[..<$0]) } })
    func next(_ state: RuleStateMachine.State, _ byte: Int) -> RuleStateMachine.State {
      let text = state + [byte]
      if text.indices.contains(where: { words.contains(Array(text[$0...])) }) { return RuleStateMachine.rejected }
      return text.indices.map { Array(text[$0...]) }.first { starts.contains($0) } ?? []
    }
    let whole = starts.union(words)
    /// The state after text that is not a prefix of any word.
    let beyond: RuleStateMachine.State = [-2]
    return RuleStateMachine(
      start: [],
      naming: self.words.flatMap { ScalarSet($0.string).values.compactMap { Unicode.Scalar($0) } },
      input: { CommonPasswords.folded(String($0)).map { Int($0) } },
      next: { state, input in
        switch match {
        case .contained: input.reduce(state) { $0 == RuleStateMachine.rejected ? $0 : next($0, $1) }
        case .whole: state == beyond || !whole.contains(state + input) ? beyond : state + input
        }
      },
      accepts: { match == .contained || !words.contains($0) })
  }

  /// The words to search for, in the form in which they are compared.
  private var foldedWords: Set<RuleStateMachine.State> {
    var folded: Set<RuleStateMachine.State> = []
    for word in words {
      let bytes = CommonPasswords.folded(word.string)
      let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      guard scalars.count >= minimumLength, !scalars.isEmpty else { continue }
      folded.insert(bytes.map { Int($0) })
      guard rejectsReversed else { continue }
      folded.insert(String(String.UnicodeScalarView(scalars.reversed())).utf8.map { Int($0) })
    }
    return folded
  }

  var setting: RuleSetting? { .words(self) }

  // MARK: - Texts

  static let texts = [
    RuleText("dictionary-words.default"), RuleText("dictionary-words.reversed"), RuleText("dictionary-words.whole"),
    RuleText("dictionary-words.whole-reversed"),
  ]
  static let hints = [
    RuleHint("dictionary-words.default"), RuleHint("dictionary-words.reversed"), RuleHint("dictionary-words.whole"),
  ]

  func phrase(in style: RuleStyle) -> Phrase {
    Self.texts[match.textIndex(reversed: rejectsReversed)].phrase(in: style).overridden(by: text, style.name)
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    return Self.hints[match.hintIndex(reversed: rejectsReversed)].phrase().overridden(by: text, RuleHint.variant)
  }

  var details: [String] {
    PersonalWords.details(of: words, minimumLength: minimumLength, usual: Self.defaultMinimumLength)
      + OwnText.details(text)
  }

  // MARK: - Examples

  private static let seasons: [ExactText] = ["Summer", "été"]

  static let examples: [RuleExample<DictionaryWordsRule>] = [
    .rejected("mysummer1", by: DictionaryWordsRule(words: seasons)),
    .rejected("E\u{301}T\u{C9}", by: DictionaryWordsRule(words: seasons)),
    .accepted("ete", by: DictionaryWordsRule(words: seasons)),
    .accepted("remmus", by: DictionaryWordsRule(words: seasons)),
    .rejected("xremmus", by: DictionaryWordsRule(words: seasons, rejectsReversed: true)),
    .accepted("été", by: DictionaryWordsRule(words: seasons, minimumLength: 4)),
    .rejected("SUMMER", by: DictionaryWordsRule(words: seasons, match: .whole)),
    .accepted("summers", by: DictionaryWordsRule(words: seasons, match: .whole)),
    .rejected("remmus", by: DictionaryWordsRule(words: seasons, match: .whole, rejectsReversed: true)),
    .accepted("", by: DictionaryWordsRule(words: seasons, match: .whole)),
  ]
}
