import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

/// Every text of every rule, in every style and with the numbers that plural rules tell apart.
struct TextTable {
  /// The numbers; each plural category of the shipped languages has one of them where it has any.
  static let numbers = [1, 2, 5, 11, 21, 22, 100, 1_000_000]

  /// A rule under the name of its text, with the number that it counts with.
  struct Row {
    /// The name, such as `length.min`.
    let name: String
    let number: Int?
    let rule: PasswordRule
    let shortfall: Shortfall?
    /// Whether a rule with this number has a text; if not, it is a number of missing characters only.
    var isOfRule = true
  }

  /// All rows.
  static let rows: [Row] = known + others(than: known)

  /// The rows that name their texts.
  private static let known: [Row] =
    counted.flatMap { entry in
      numbers.compactMap { number in
        let isOfRule = entry.range.contains(number)
        let shortfall = entry.shortfall(number)
        guard isOfRule || shortfall == .missing(number) && number < entry.range.lowerBound else { return nil }
        return Row(
          name: entry.name, number: number, rule: entry.rule(max(number, entry.range.lowerBound)),
          shortfall: shortfall, isOfRule: isOfRule)
      }
    } + (plain + patterns).map { Row(name: $0.name, number: nil, rule: $0.rule, shortfall: .present) }

  /// Rows for each text of a rule's examples that `rows` lack, so that no rule is forgotten: with a rule's only number, if
  /// it has one, in place of that of the example.
  private static func others(than rows: [Row]) -> [Row] {
    var said = Set(rows.map { $0.rule.phrase(in: .checklist).id })
    return RuleKind.all.flatMap { kind in
      kind.examples.map(\.rule).filter { said.insert($0.phrase(in: .checklist).id).inserted }.flatMap { rule in
        let name = rule.phrase(in: .checklist).id.text.string.split(separator: ".").dropFirst().dropLast()
          .joined(separator: ".")
        let shortfall = rule.shortfalls.first?.samples.first
        guard let number = kind.onlyNumber else {
          return [Row(name: name, number: nil, rule: rule, shortfall: shortfall)]
        }
        return numbers.compactMap { value in
          guard let varied = rule.with(number, value),
            varied.phrase(in: .checklist).id == rule.phrase(in: .checklist).id
          else { return nil }
          let counted: Shortfall? = if case .missing = shortfall { .missing(value) } else { shortfall }
          return Row(name: name, number: value, rule: varied, shortfall: counted)
        }
      }
    }
  }

  private struct Counted {
    let name: String
    let range: ClosedRange<Int>
    let rule: (Int) -> PasswordRule
    let shortfall: (Int) -> Shortfall?

    init(
      _ name: String, _ range: ClosedRange<Int> = 1...(.max),
      shortfall: @escaping (Int) -> Shortfall? = { .missing($0) },
      _ rule: @escaping (Int) -> PasswordRule
    ) {
      self.name = name
      self.range = range
      self.rule = rule
      self.shortfall = shortfall
    }
  }

  private static var counted: [Counted] {
    [
      Counted("length.min") { .length(LengthRule(minimum: $0)) },
      Counted("length.max", shortfall: { .excess($0) }) { .length(LengthRule(maximum: $0)) },
      Counted("length.exact") { .length(LengthRule(minimum: $0, maximum: $0)) },
      Counted("length.range", 2...(.max)) { .length(LengthRule(minimum: $0 - 1, maximum: $0)) },
    ]
      + CharacterClass.allCases.flatMap { kind in
        CharacterRepertoire.allCases.map { repertoire in
          Counted("\(kind.name).\(repertoire == .ascii ? "ascii" : "min")") {
            .characterCount(CharacterCountRule(kind, minimum: $0, repertoire: repertoire))
          }
        }
      }
      + [
        Counted("characters.set") { .characterCount(CharacterCountRule(.special, minimum: $0, characters: "! ?#")) },
        Counted("classes.min", 1...2) { .classes(ClassesRule(minimum: $0)) },
        Counted("classes.min of ASCII", 1...2) { .classes(ClassesRule(minimum: $0, repertoire: .ascii)) },
        Counted("repetition.max", 2...(.max), shortfall: { _ in .present }) {
          .repetition(RepetitionRule(maximum: $0))
        },
        Counted("occurrences.max", 2...(.max), shortfall: { _ in .present }) {
          .occurrences(OccurrencesRule(maximum: $0))
        },
        Counted("class-run.max", 2...(.max), shortfall: { _ in .present }) { .classRun(ClassRunRule(maximum: $0)) },
        Counted("passphrase-words.min", 2...(.max)) { .passphraseWords(PassphraseWordsRule(minimum: $0)) },
        Counted("changed-characters.min") { .changedCharacters(ChangedCharactersRule(minimum: $0)) },
        Counted("expiry.days", shortfall: { _ in nil }) { .expiry(ExpiryRule(days: $0)) },
        Counted("minimum-age.days", shortfall: { _ in nil }) { .minimumAge(MinimumAgeRule(age: $0)) },
        Counted("minimum-age.hours", shortfall: { _ in nil }) { .minimumAge(MinimumAgeRule(age: $0, unit: .hours)) },
        Counted("minimum-age.minutes", shortfall: { _ in nil }) {
          .minimumAge(MinimumAgeRule(age: $0, unit: .minutes))
        },
        Counted("distinct-characters.min", 2...(.max)) { .distinctCharacters(DistinctCharactersRule(minimum: $0)) },
        Counted("history.count", 2...(.max), shortfall: { _ in nil }) { .history(HistoryRule(count: $0)) },
      ]
  }

  private static let plain: [(name: String, rule: PasswordRule)] = [
    ("length.bytes", .length(LengthRule(minimum: 8, maximum: 12, unit: .utf8))),
    ("passphrase-words.one", .passphraseWords(PassphraseWordsRule(minimum: 1))),
    ("classes.all", .classes(ClassesRule(minimum: 2, of: [.letters, .digits]))),
    ("classes.all of ASCII", .classes(ClassesRule(minimum: 2, of: [.letters, .digits], repertoire: .ascii))),
    ("forbidden-characters.set", .forbiddenCharacters(ForbiddenCharactersRule("<>\"', "))),
    ("forbidden-characters.set invisible", .forbiddenCharacters(ForbiddenCharactersRule("\t\u{A0}\u{301}\u{202E}"))),
    ("forbidden-characters.single", .forbiddenCharacters(ForbiddenCharactersRule("<"))),
    ("forbidden-characters.single tab", .forbiddenCharacters(ForbiddenCharactersRule("\t"))),
    ("forbidden-characters.invisible", .forbiddenCharacters(ForbiddenCharactersRule("\u{A0}"))),
    ("forbidden-characters.set long", .forbiddenCharacters(ForbiddenCharactersRule(manyLetters))),
    ("forbidden-characters.space", .forbiddenCharacters(ForbiddenCharactersRule(" "))),
    ("allowed-characters.set", .allowedCharacters(AllowedCharactersRule("01"))),
    ("allowed-characters.set of kinds", .allowedCharacters(AllowedCharactersRule("", classes: [.letters, .digits]))),
    (
      "allowed-characters.set of both",
      .allowedCharacters(AllowedCharactersRule("-_ ", classes: [.uppercase, .lowercase, .special]))
    ),
    ("repetition.none", .repetition(RepetitionRule(maximum: 1))),
    ("user-id.default", .userID(UserIDRule())),
    ("user-id.reversed", .userID(UserIDRule(rejectsReversed: true))),
    ("user-id.whole", .userID(UserIDRule(match: .whole))),
    ("user-id.whole-reversed", .userID(UserIDRule(match: .whole, rejectsReversed: true))),
    ("sequence.default", .sequence(SequenceRule())),
    ("sequence.keyboard", .sequence(SequenceRule(includesKeyboardRows: true))),
    ("sequence.single", .sequence(SequenceRule(kind: .letters))),
    ("sequence.single descending", .sequence(SequenceRule(kind: .keys, direction: .descending))),
    ("personal-words.default", .personalWords(PersonalWordsRule())),
    ("personal-words.reversed", .personalWords(PersonalWordsRule(rejectsReversed: true))),
    ("personal-words.whole", .personalWords(PersonalWordsRule(match: .whole))),
    ("personal-words.whole-reversed", .personalWords(PersonalWordsRule(match: .whole, rejectsReversed: true))),
    ("common-password.default", .commonPassword(CommonPasswordRule())),
    ("common-password.variants", .commonPassword(CommonPasswordRule(rejectsVariants: true))),
    ("edge-white-space.default", .edgeWhiteSpace(EdgeWhiteSpaceRule())),
    ("occurrences.once", .occurrences(OccurrencesRule(maximum: 1))),
    ("class-run.none", .classRun(ClassRunRule(maximum: 1))),
    ("white-space.default", .whiteSpace(WhiteSpaceRule())),
    ("palindrome.default", .palindrome(PalindromeRule())),
    ("number-range.range", .numberRange(NumberRangeRule(minimum: 1900, maximum: 2099))),
    ("number-range.single", .numberRange(NumberRangeRule(minimum: 2024, maximum: 2024))),
    ("dates.default", .dates(DatesRule())),
    ("similarity.default", .similarity(SimilarityRule())),
    ("dictionary-words.default", .dictionaryWords(DictionaryWordsRule(words: ["a"]))),
    ("dictionary-words.reversed", .dictionaryWords(DictionaryWordsRule(words: ["a"], rejectsReversed: true))),
    ("dictionary-words.whole", .dictionaryWords(DictionaryWordsRule(words: ["a"], match: .whole))),
    (
      "dictionary-words.whole-reversed",
      .dictionaryWords(DictionaryWordsRule(words: ["a"], match: .whole, rejectsReversed: true))
    ),
    ("strength.weak", .strength(StrengthRule(minimum: 1))),
    ("strength.fair", .strength(StrengthRule(minimum: 2))),
    ("strength.good", .strength(StrengthRule(minimum: 3))),
    ("strength.strong", .strength(StrengthRule(minimum: 4))),
    ("breached-password.default", .breachedPassword(BreachedPasswordRule())),
    ("variation-of-current.default", .variationOfCurrent(VariationOfCurrentRule())),
    ("different-from-current.default", .differentFromCurrent(DifferentFromCurrentRule())),
    ("history.last", .history(HistoryRule(count: 1))),
  ]

  private static let patterns: [(name: String, rule: PasswordRule)] = {
    guard let letter = try? PasswordExpression(parsing: "^[a-z]"),
      let year = try? PasswordExpression(parsing: "(19|20)[0-9]{2}"),
      let digits = try? PasswordExpression(parsing: "^\\p{Nd}+$")
    else { return [] }
    return [
      ("required-pattern.default", .pattern(PatternRule(required: letter))),
      (
        "required-pattern.described",
        .pattern(PatternRule(required: letter, description: "Starts with a letter"))
      ),
      ("forbidden-pattern.default", .pattern(PatternRule(forbidden: year))),
      ("forbidden-pattern.digits", .pattern(PatternRule(forbidden: digits))),
      (
        "forbidden-pattern.described",
        .pattern(PatternRule(forbidden: year, description: "No years such as 2026"))
      ),
    ]
  }()

  private static let manyLetters = ExactText(
    String(String.UnicodeScalarView((0xE0..<0x120).compactMap { Unicode.Scalar($0) })))

  /// A kind of text of a row.
  enum Style: String, CaseIterable {
    case checklist, requirement, missing
  }

  /// The texts of one language.
  struct Texts {
    let renderer: Renderer

    init(_ locale: LanguageTag) {
      renderer = Renderer(catalogs: ShippedCatalogs.catalogs(for: locale), locale: locale)
    }

    /// The text of a row in a style; nothing where the rule has no such text.
    func text(of row: Row, in style: Style) -> String? {
      switch style {
      case .checklist: row.isOfRule ? renderer.text(for: row.rule.phrase(in: .checklist)) : nil
      case .requirement: row.isOfRule ? renderer.text(for: row.rule.phrase(in: .requirement)) : nil
      case .missing: row.shortfall.flatMap { row.rule.hint(for: $0) }.map { renderer.text(for: $0) }
      }
    }

    /// All texts, row by row.
    var all: [(row: Row, style: Style, text: String)] {
      rows.flatMap { row in
        Style.allCases.compactMap { style in text(of: row, in: style).map { (row, style, $0) } }
      }
    }

    /// A number as the language writes it.
    func digits(of number: Int) -> String {
      var text = ""
      NumberSymbols.symbols(for: renderer.requestedLocale).append(number, grouping: true, to: &text)
      return text
    }
  }
}

extension RuleKind {
  /// The name of the only number that such a rule has.
  fileprivate var onlyNumber: ExactText? {
    let numbers = parameters.filter { if case .integer = $0.kind { true } else { false } }
    return numbers.count == 1 ? numbers[0].name : nil
  }
}

extension PasswordRule {
  /// The rule with this value; `nil` if it cannot have it.
  fileprivate func with(_ name: ExactText, _ value: Int) -> PasswordRule? {
    let changed = json.replacing(/"\w+":\d+/) {
      $0.output.hasPrefix("\"\(name)\"") ? "\"\(name)\":\(value)" : $0.output
    }
    return try? PasswordPolicy(#"{"version":1,"rules":[\#(changed)]}"#).rules.first
  }
}
