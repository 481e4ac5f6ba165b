import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

/// What people read, in every language: defects that no comparison with the English text finds.
@Suite struct WordsTests {
  static let locales = ShippedCatalogs.locales

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

  /// German writes nouns, and Turkish the names of languages, with capitals inside a sentence.
  @Test(arguments: locales.filter { !["de", "tr"].contains($0.language) })
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

  /// Where a language has words for 1 or 2, all texts use them. A range shows both of its numbers, and "every day" has no
  /// number.
  @Test(arguments: locales) func `one and two are words everywhere or nowhere`(locale: LanguageTag) {
    let texts = TextTable.Texts(locale)
    for number in [1, 2] {
      let shows = texts.all.filter { $0.row.number == number }
        .filter { $0.row.name != "length.range" }
        .filter { !($0.row.name == "expiry.days" && number == 1) }
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
    let stop = ["hi": "।", "ja": "。", "zh": "。"][locale.language] ?? "."
    for (name, policy) in try TextTable.shippedPolicies() {
      let summary = policy.summary(by: texts.renderer)
      let sentences = policy.rules.map { texts.renderer.text(for: $0.phrase(in: .requirement)) }
      #expect(summary.hasSuffix(stop), "\(name): \(summary)")
      for sentence in sentences {
        let isolated = locale.direction == .rightToLeft ? "\u{200F}\u{2068}\(sentence)\u{2069}" : sentence
        #expect(summary.contains(isolated + stop), "\(name): \(summary)")
        #expect(sentence.unicodeScalars.first?.properties.generalCategory != .lowercaseLetter)
      }
      #expect(summary.utf8.count == sentences.map { $0.utf8.count }.reduce(0, +) + extra(in: locale, sentences.count))
    }
  }

  /// The bytes of a summary beside its sentences: full stops, isolates, marks of direction, and spaces between.
  private func extra(in locale: LanguageTag, _ count: Int) -> Int {
    switch locale.language {
    case "ja", "zh": 3 * count
    case "hi": 3 * count + count - 1
    case "ar", "he": 10 * count + count - 1
    default: count + count - 1
    }
  }

  @Test func `shown characters are distinguished from the sentence around them`() throws {
    let rule = PasswordRule.forbiddenCharacters(ForbiddenCharactersRule("<>\"', "))
    func text(_ locale: String) throws -> String {
      TextTable.Texts(try #require(LanguageTag(locale))).renderer.text(for: rule.phrase(in: .requirement))
    }
    #expect(try text("en") == "Do not use any of these characters: “< > \" ' ,”, space")
    #expect(try text("de") == "Keines dieser Zeichen verwenden: „< > \" ' ,“, Leerzeichen")
    #expect(try text("fr") == "N’utilisez aucun de ces caractères\u{A0}: «\u{A0}< > \" ' ,\u{A0}», l’espace")
    #expect(try text("ja") == "次の文字を含まないこと：「< > \" ' ,」、半角スペース")
  }

  /// "At least 1 of these characters: “! ?” and space" reads as if a space were needed.
  @Test(arguments: locales) func `a list of characters has neither "and" nor "or"`(locale: LanguageTag) {
    let renderer = TextTable.Texts(locale).renderer
    let separator = ["ar": "، ", "ja": "、", "zh": "、"][locale.language] ?? ", "
    let space = renderer.text(for: Phrase("characters.space.name"))
    for rule in [
      PasswordRule.characterCount(CharacterCountRule(.special, minimum: 1, characters: "! ?")),
      .forbiddenCharacters(ForbiddenCharactersRule("! ?")), .allowedCharacters(AllowedCharactersRule("! ?")),
    ] {
      let text = renderer.text(for: rule.phrase(in: .requirement))
      let plain = String(text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) })
      #expect(plain.hasSuffix(separator + space), "\(plain)")
    }
  }

  /// The list is right-to-left, with its first item on the right: each item has isolates inside alone.
  @Test func `a list of characters has the direction of its language`() throws {
    let rule = PasswordRule.forbiddenCharacters(ForbiddenCharactersRule("< >"))
    for (name, list) in [("ar", "«\u{2068}< >\u{2069}»، المسافة"), ("he", "”\u{2068}< >\u{2069}”, רווח")] {
      let renderer = TextTable.Texts(try #require(LanguageTag(name))).renderer
      #expect(renderer.text(for: rule.phrase(in: .checklist)).hasSuffix(": \u{2068}\(list)\u{2069}"))
    }
  }

  @Test func `invisible characters are named where they have a name, and mentioned where not`() {
    let renderer = TextTable.Texts(.english).renderer
    func texts(_ characters: ExactText) -> [String] {
      let rule = PasswordRule.forbiddenCharacters(ForbiddenCharactersRule(characters))
      return ([rule.phrase(in: .checklist)] + [rule.hint(for: .present)].compactMap(\.self)).map {
        renderer.text(for: $0)
      }
    }
    let even = "Remove the characters that are not allowed, even invisible ones"
    #expect(texts("<") == ["Without this character: “<”", "Remove the character that is not allowed"])
    #expect(texts("<>") == ["None of these characters: “< >”", "Remove the characters that are not allowed"])
    #expect(texts(" ") == ["No spaces", "Remove the spaces"])
    #expect(texts("\t") == ["Without this character: tab", "Remove the character that is not allowed"])
    #expect(texts("\t<") == ["None of these characters: “<”, tab", even])
    let anew = "Remove the invisible characters, or clear the password and type it again"
    #expect(texts("\u{A0}") == ["No invisible characters", anew])
    #expect(texts("\u{A0}\u{200B}") == texts("\u{A0}"))
    #expect(texts("< \t\u{A0}") == ["None of these characters: “<”, space, tab, certain invisible characters", even])
  }

  @Test func `what a class allows is not shown once more, but for the space`() {
    func text(_ characters: ExactText, _ classes: CharacterClass...) -> String {
      let rule = PasswordRule.allowedCharacters(AllowedCharactersRule(characters, classes: classes))
      return TextTable.Texts(.english).renderer.text(for: rule.phrase(in: .checklist))
    }
    #expect(text("-_", .digits) == "Only these characters: numbers (0–9), “- _”")
    #expect(text("-_1é", .digits) == "Only these characters: numbers (0–9), “- _ é”")
    #expect(text("12", .digits) == "Only these characters: numbers (0–9)")
    #expect(text("- _", .special) == "Only these characters: special characters from a US keyboard, space")
    #expect(text("", .special) == text("- _", .special))
    #expect(text("x\u{301}1\u{323}", .letters, .digits).hasSuffix("“\u{25CC}\u{301} \u{25CC}\u{323}”"))
  }

  @Test func `a million characters are shown as fast as forty`() {
    let many = String(String.UnicodeScalarView((0x4E00..<0x9FA6).compactMap { Unicode.Scalar($0) }))
    let unseen = String(String.UnicodeScalarView((0xE000..<0xF800).compactMap { Unicode.Scalar($0) }))
    let texts = TextTable.Texts(.english)
    for (characters, end) in [
      (many, ", and 20,862 more characters"), (unseen, "certain invisible characters, and 6,044 more characters"),
      (String(repeating: "ab", count: 500_000), "“a b”"),
    ] {
      let rule = PasswordRule.characterCount(
        CharacterCountRule(.special, minimum: 1_000_000, characters: ExactText(characters)))
      for _ in 0..<8 { #expect(texts.renderer.text(for: rule.phrase(in: .requirement)).hasSuffix(end)) }
    }
  }

  @Test func `a single class and a single character have their own texts`() {
    let renderer = TextTable.Texts(.english).renderer
    let digits = ClassesRule(minimum: 1, of: [.digits], repertoire: .ascii)
    #expect(renderer.text(for: PasswordRule.classes(digits).phrase(in: .checklist)) == "At least 1 number (0–9)")
    let one = PasswordRule.distinctCharacters(DistinctCharactersRule(minimum: 1))
    #expect(renderer.text(for: one.phrase(in: .checklist)) == "Min. 1 character")
  }
}
