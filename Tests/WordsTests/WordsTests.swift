import TestSupport
import Testing
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

/// What people read, in every language: defects that no comparison with the English text finds.
@Suite struct WordsTests {
  static let locales = ShippedCatalogs.locales
  /// The rows whose texts other rules say for them too.
  private static let numbersInWords = ["repetition.max", "history.count"]

  @Test(arguments: locales) func `no text names a character by its code point`(locale: LanguageTag) {
    for (row, style, text) in TextTable.Texts(locale).all {
      #expect(!text.contains("U+"), "\(row.name) \(style): \(text)")
    }
  }

  @Test(arguments: locales) func `a text has one colon at most`(locale: LanguageTag) {
    for (row, style, text) in TextTable.Texts(locale).all {
      let colons = text.unicodeScalars.count { $0 == ":" || $0 == "：" }
      #expect(colons < 2, "\(row.name) \(style): \(text)")
    }
  }

  /// German alone writes words inside a sentence with capitals.
  @Test(arguments: locales.filter { $0.language != "de" })
  func `no capital follows a comma`(locale: LanguageTag) throws {
    let texts = TextTable.Texts(locale)
    let summaries = try TextTable.shippedPolicies().map { $0.policy.summary(by: texts.renderer) }
    for text in texts.all.map(\.text) + summaries {
      var before: [Unicode.Scalar] = []
      for scalar in text.unicodeScalars {
        let isCapital = scalar.properties.generalCategory == .uppercaseLetter
        #expect(!(isCapital && before.suffix(2) == [",", " "]), "\(text)")
        before = before.suffix(1) + [scalar]
      }
    }
  }

  @Test(arguments: locales) func `different rules have different texts`(locale: LanguageTag) {
    let texts = TextTable.Texts(locale)
    for style in [TextTable.Style.checklist, .requirement] {
      var seen: [ExactText: TextTable.Row] = [:]
      for row in TextTable.rows {
        guard let text = texts.text(of: row, in: style) else { continue }
        if let other = seen[ExactText(text)] {
          Issue.record("\(row.name) and \(other.name) both say: \(text)")
        }
        seen[ExactText(text)] = row
      }
    }
  }

  /// Where a language has words for 1 or 2, all texts use them. Hebrew has a dual of "time" and a form of "two" before
  /// "last", and writes the number elsewhere; a range shows both of its numbers.
  @Test(arguments: locales) func `one and two are words everywhere or nowhere`(locale: LanguageTag) {
    let texts = TextTable.Texts(locale)
    for number in [1, 2] {
      let shows = texts.all.filter { $0.row.number == number && $0.row.name != "length.range" }
        .filter { !(locale.language == "he" && number == 2 && Self.numbersInWords.contains($0.row.name)) }
        .map { (text: $0.text, shows: $0.text.contains(texts.digits(of: number))) }
      let showing = shows.filter { $0.shows }
      #expect(showing.isEmpty || showing.count == shows.count, "\(shows.filter { !$0.shows }.map(\.text))")
    }
  }

  @Test(arguments: locales) func `every other number is shown`(locale: LanguageTag) {
    let texts = TextTable.Texts(locale)
    for (row, style, text) in texts.all {
      guard let number = row.number, number > 2 else { continue }
      #expect(text.contains(texts.digits(of: number)), "\(row.name) \(style): \(text)")
    }
  }

  @Test(arguments: locales) func `a summary is sentences`(locale: LanguageTag) throws {
    let texts = TextTable.Texts(locale)
    let stop = ["hi": "।", "ja": "。"][locale.language] ?? "."
    for (name, policy) in try TextTable.shippedPolicies() {
      let summary = policy.summary(by: texts.renderer)
      let sentences = policy.rules.map { texts.renderer.text(for: $0.phrase(in: .requirement)) }
      #expect(summary.hasSuffix(stop), "\(name): \(summary)")
      for sentence in sentences {
        let isolated = locale.direction == .rightToLeft ? "\u{2068}\(sentence)\u{2069}" : sentence
        #expect(summary.contains(isolated + stop), "\(name): \(summary)")
        #expect(sentence.unicodeScalars.first?.properties.generalCategory != .lowercaseLetter)
      }
      #expect(summary.utf8.count == sentences.map { $0.utf8.count }.reduce(0, +) + extra(in: locale, sentences.count))
    }
  }

  /// The bytes of a summary beside its sentences: full stops, isolates, and spaces between.
  private func extra(in locale: LanguageTag, _ count: Int) -> Int {
    switch locale.language {
    case "ja": 3 * count
    case "hi": 3 * count + count - 1
    case "ar", "he": 7 * count + count - 1
    default: count + count - 1
    }
  }

  @Test func `shown characters are told from the sentence around them`() throws {
    let rule = PasswordRule.forbiddenCharacters(ForbiddenCharactersRule("<>\"', "))
    func text(_ locale: String) throws -> String {
      TextTable.Texts(try #require(LanguageTag(locale))).renderer.text(for: rule.phrase(in: .requirement))
    }
    #expect(try text("en") == "Do not use any of these characters: “< > \" ' ,” and space")
    #expect(try text("de") == "Keines dieser Zeichen verwenden: „< > \" ' ,“ und Leerzeichen")
    #expect(try text("fr") == "N’utilisez aucun de ces caractères\u{A0}: «\u{A0}< > \" ' ,\u{A0}» et espace")
    #expect(try text("ja") == "次の文字を含まないこと：「< > \" ' ,」、スペース")
  }

  @Test func `a million characters are shown as fast as forty`() throws {
    let many = String(String.UnicodeScalarView((0x4E00..<0x9FA6).compactMap { Unicode.Scalar($0) }))
    let unseen = String(String.UnicodeScalarView((0xE000..<0xF800).compactMap { Unicode.Scalar($0) }))
    let texts = TextTable.Texts(.english)
    for (characters, end) in [
      (many, " and 20,862 more"), (unseen, "100 invisible characters and 6,044 more"),
      (String(repeating: "ab", count: 500_000), "“a b”"),
    ] {
      let rule = PasswordRule.characterCount(
        CharacterCountRule(.special, minimum: 1_000_000, characters: ExactText(characters)))
      for shortfall in rule.shortfalls.flatMap(\.samples) {
        let hint = try #require(rule.hint(for: shortfall))
        #expect(texts.renderer.text(for: hint).hasSuffix(end))
      }
    }
  }

  @Test func `a single class and a single character say it themselves`() {
    let renderer = TextTable.Texts(.english).renderer
    let digits = ClassesRule(minimum: 1, of: [.digits], repertoire: .ascii)
    #expect(renderer.text(for: PasswordRule.classes(digits).phrase(in: .checklist)) == "At least 1 number (0–9)")
    let one = PasswordRule.distinctCharacters(DistinctCharactersRule(minimum: 1))
    #expect(renderer.text(for: one.phrase(in: .checklist)) == "Min. 1 character")
  }
}
