import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordRuns

/// An interview about a new policy on a terminal, which shows what users will read after each answer.
struct PolicyInterview {
  private let library: CatalogLibrary
  private var questions = Questions()
  private var design = PolicyDesign()
  /// The texts for users that were printed last.
  private var shown: [String] = []

  /// Creates an interview with texts of `library`. It proposes the language of the environment if there are texts in
  /// it.
  init(_ library: CatalogLibrary) {
    self.library = library
    let locale = RequestedLocale.ofEnvironment
    if LocaleMatcher.bestMatch(for: locale, in: library.locales) != nil { design.languages = [locale] }
  }

  /// Asks all questions.
  mutating func run() throws -> PolicyDesign {
    for question in DesignQuestion.all where question.isAsked(design) {
      try ask(question)
      if !questions.isDrawing { showTexts() }
    }
    return design
  }

  private mutating func ask(_ question: DesignQuestion) throws {
    if questions.isDrawing, question.id != DesignQuestion.all.first?.id { showTexts() }
    questions.print(question.words)
    if let note = question.note(design) { questions.print(note, indent: "  ") }
    let kind = question.kind(design)
    showChoices(kind)
    let library = library
    design = try questions.ask(
      Self.prompt(kind), proposing: Self.proposal(question.answer(design), kind),
      expected: Self.expected(question.expected(in: design), kind)
    ) { [design] text in
      var answered = design
      guard question.answer(&answered, with: Self.answer(text, kind, library)) else { return nil }
      return answered
    }
    questions.collapse(question.words, question.answerInWords(in: design))
    if case .languages = kind { for language in design.languages { library.warnUnlessServed(language) } }
  }

  private mutating func showChoices(_ kind: DesignQuestion.Kind) {
    switch kind {
    case .choice(let choices):
      let width = "\(choices.count)".utf8.count
      for (index, choice) in choices.enumerated() {
        let number = "\(index + 1)"
        let gap = String(repeating: " ", count: width - number.utf8.count)
        questions.print(choice.words, indent: "  ", marker: "\(gap)\(number)  ")
      }
    case .languages:
      questions.print(library.locales.map { LanguageName.withTag($0) }.joined(separator: ", "), indent: "  ")
    default: break
    }
  }

  /// Shows what users will read; on a terminal without a movable cursor, only if it has changed.
  private mutating func showTexts() {
    let renderer = library.renderer(for: design.languages.first ?? .english, isAnnounced: false)
    let policy = PasswordPolicy(rules: design.rules)
    let texts =
      policy.rules.isEmpty
      ? [policy.summary(by: renderer)] : policy.rules.map { renderer.text(for: $0.phrase(in: .checklist)) }
    guard questions.isDrawing || texts.map({ ExactText($0) }) != shown.map({ ExactText($0) }) else { return }
    shown = texts
    questions.print("Users will read, in \(LanguageName.withTag(renderer.locale)):")
    for text in texts { questions.print(text, indent: "  ", marker: "• ") }
    questions.print("")
  }

  // MARK: - Typed answers

  private static func prompt(_ kind: DesignQuestion.Kind) -> String {
    switch kind {
    case .choice, .number(_, orNone: false): "Number"
    case .number(_, orNone: true): "Number, or none"
    case .flag: "Yes or no"
    case .words: "Words, or none"
    case .languages: "Languages"
    }
  }

  /// Returns the proposed answer; for a choice, its number.
  private static func proposal(_ answer: String, _ kind: DesignQuestion.Kind) -> String {
    guard case .choice(let choices) = kind else { return answer }
    return choices.firstIndex { $0.id == ExactText(answer) }.map { "\($0 + 1)" } ?? answer
  }

  private static func expected(_ words: String, _ kind: DesignQuestion.Kind) -> String {
    switch kind {
    case .choice(let choices): "a number from 1 to \(choices.count)"
    case .languages: "languages such as German or pt-BR, separated by commas"
    default: words
    }
  }

  /// Returns the answer that a typed text means: a number selects a choice, and a name selects a language.
  private static func answer(_ text: String, _ kind: DesignQuestion.Kind, _ library: CatalogLibrary) -> String {
    switch kind {
    case .choice(let choices):
      guard let number = Int(text), choices.indices.contains(number - 1) else { return ASCII.lowercased(text) }
      return choices[number - 1].id.string
    case .languages:
      return text.split(separator: ",").map { part in
        let name = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        let tag = LanguageName.tag(named: name) ?? LanguageTag(posix: name)
        return tag.map { "\($0)" } ?? name
      }.joined(separator: ",")
    default: return text
    }
  }
}
