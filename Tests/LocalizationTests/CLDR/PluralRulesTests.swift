import Testing
import WatchwordBasics
import WatchwordLocalization

private func tag(_ name: some StringProtocol) throws -> LanguageTag {
  try #require(LanguageTag(name))
}

private func letter(_ category: PluralCategory) -> String {
  switch category {
  case .zero: "z"
  case .one: "o"
  case .two: "t"
  case .few: "f"
  case .many: "m"
  case .other: "x"
  }
}

@Suite struct PluralRulesTests {
  @Test func `counts and ranks in every language as ICU does`() throws {
    let rows = try Fixture("plurals.txt").rows
    let integers = try rows[0][1].split(separator: " ").map { try #require(Int($0)) }
    let decimals = try rows[1][1].split(separator: " ").map { try #require(PluralOperands(decimal: $0)) }
    var differences = Differences()
    for row in rows.dropFirst(2) {
      for name in row[1].split(separator: " ") {
        let isCardinal = row[0] == "cardinal"
        let rules = isCardinal ? PluralRules.cardinal(for: try tag(name)) : PluralRules.ordinal(for: try tag(name))
        differences.compare(
          "\(row[0]):\(name)", integers.map { letter(rules.category(for: $0)) }.joined(), row[2])
        let texts = try integers.map { try #require(PluralOperands(decimal: String($0))) }
        differences.compare(
          "\(row[0]):text:\(name)", texts.map { letter(rules.category(for: $0)) }.joined(), row[2])
        guard isCardinal else { continue }
        differences.compare(
          "\(row[0]):decimal:\(name)", decimals.map { letter(rules.category(for: $0)) }.joined(), row[3])
      }
    }
    #expect(differences.compared > 1000)
    #expect(differences.names == KnownDifferences.plurals, "\(differences)")
  }

  @Test func `puts CLDR's own samples into their categories`() throws {
    var differences = Differences()
    var kind = ""
    var names: [Substring] = []
    for row in try Fixture("plural-samples.txt").rows {
      guard let category = PluralCategory(keyword: ExactText(row[0])) else {
        kind = row[0]
        names = row[1].split(separator: " ")
        continue
      }
      for name in names where name != "root" {
        let rules = kind == "cardinal" ? PluralRules.cardinal(for: try tag(name)) : .ordinal(for: try tag(name))
        let wrong = try Self.samples(row[1]).filter { rules.category(for: $0.operands) != category }.map(\.text)
        differences.compare("\(kind):\(name):\(category)", wrong.joined(separator: " "), "")
      }
    }
    #expect(differences.compared > 600)
    #expect(differences.names == KnownDifferences.pluralSamples, "\(differences)")
  }

  /// The samples of a list such as `0~15 100 1.0~1.5 1c6`, its ranges spelled out.
  private static func samples(_ list: String) throws -> [(text: String, operands: PluralOperands)] {
    try list.split(separator: " ").flatMap { sample -> [String] in
      let ends = sample.split(separator: "~").map(String.init)
      guard ends.count == 2 else { return ends }
      let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
      let first = try #require(Int(ends[0].filter { $0 != "." }))
      let last = try #require(Int(ends[1].filter { $0 != "." }))
      return (first...last).map { number in
        guard digits > 0 else { return String(number) }
        let text = String(repeating: "0", count: max(0, digits + 1 - String(number).count)) + String(number)
        return text.dropLast(digits) + "." + text.suffix(digits)
      }
    }.map { ($0, try #require(PluralOperands(decimal: $0))) }
  }

  @Test func `counts negative numbers like their absolute values and never traps`() throws {
    for name in ["en", "ru", "ar", "kw", "br", "lv", "fr", "xx"] {
      let rules = PluralRules.cardinal(for: try tag(name))
      for number in [1, 2, 5, 11, 21, 1_000_000] {
        #expect(rules.category(for: -number) == rules.category(for: number))
      }
      _ = rules.category(for: Int.min)
      #expect(rules.category(for: Int.max) == rules.category(for: PluralOperands(Int.max)))
    }
  }

  @Test(arguments: [
    ("en", ["one", "other"]), ("ru", ["one", "few", "many", "other"]), ("ja", ["other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]), ("fr", ["one", "many", "other"]), ("xx", ["other"]),
    ("he", ["one", "two", "other"]), ("cy", ["zero", "one", "two", "few", "many", "other"]),
  ])
  func `lists the categories of a language in CLDR's order`(name: String, categories: [ExactText]) throws {
    #expect(PluralRules.cardinal(for: try tag(name)).categories.map(\.keyword) == categories)
  }

  @Test func `knows which numbers reach a category`() throws {
    for name in ["es", "fr", "it", "pt", "pt-PT", "ca", "br"] {
      #expect(PluralRules.cardinal(for: try tag(name)).reach(of: .many) == .millions, "\(name)")
    }
    #expect(PluralRules.cardinal(for: try tag("ru")).reach(of: .other) == .fractions)
    #expect(PluralRules.cardinal(for: try tag("cs")).reach(of: .many) == .fractions)
    #expect(PluralRules.cardinal(for: try tag("ru")).reach(of: .many) == .wholeNumbers)
    #expect(PluralRules.cardinal(for: try tag("en")).reach(of: .few) == .never)
    #expect(PluralRules.ordinal(for: try tag("en")).reach(of: .few) == .wholeNumbers)
  }

  @Test func `reaches the categories that it claims to reach`() throws {
    let names = Set(try Fixture("plurals.txt").rows.dropFirst(2).flatMap { $0[1].split(separator: " ") })
    let rules = Set(try names.flatMap { [PluralRules.cardinal(for: try tag($0)), .ordinal(for: try tag($0))] })
    let numbers = Array(0..<3000) + (1...300).map { $0 * 1000 } + (1...9).flatMap { [$0 * 100_000, $0 * 100_002] }
    for rules in rules {
      let seen = Set(numbers.filter { $0 < 1_000_000 }.map { rules.category(for: $0) })
      for category in PluralCategory.allCases {
        #expect(seen.contains(category) == (rules.reach(of: category) == .wholeNumbers), "\(rules) \(category)")
      }
      #expect(
        (rules.category(for: 3_000_000) == .many && !seen.contains(.many)) == (rules.reach(of: .many) == .millions))
    }
  }

  @Test(arguments: [
    ("iw", "he"), ("mo", "ro"), ("tl", "fil"), ("sr-Latn-ME", "sr"), ("pt-AO", "pt-BR"), ("pt-Latn-PT", "pt-PT"),
    ("zh-yue-HK", "yue"), ("en-u-nu-arab", "en"), ("ru-Latn-x-mine", "ru"), ("sh", "hr"),
  ])
  func `finds the rules of a language under its other names`(name: String, language: String) throws {
    #expect(PluralRules.cardinal(for: try tag(name)) == PluralRules.cardinal(for: try tag(language)))
  }

  @Test func `distinguishes pt-PT from pt`() throws {
    #expect(PluralRules.cardinal(for: try tag("pt-PT")).category(for: 0) == .other)
    #expect(PluralRules.cardinal(for: try tag("pt")).category(for: 0) == .one)
  }
}

@Suite struct PluralOperandsTests {
  @Test func `reads the digits that are seen`() throws {
    let operands = try #require(PluralOperands(decimal: "-1.2300"))
    #expect(operands.i == 1 && operands.v == 4 && operands.w == 2 && operands.f == 2300 && operands.t == 23)
    #expect(operands.e == 0 && operands.n == 1.23)
  }

  @Test func `moves the point of compact numbers`() throws {
    let operands = try #require(PluralOperands(decimal: "1.2050c2"))
    #expect(operands.i == 120 && operands.v == 2 && operands.w == 1 && operands.f == 50 && operands.t == 5)
    #expect(operands.e == 2)
    #expect(try #require(PluralOperands(decimal: "2e6")).i == 2_000_000)
    #expect(try #require(PluralOperands(decimal: "1c6")) != PluralOperands(1_000_000))
    #expect(try #require(PluralOperands(decimal: "42")) == PluralOperands(-42))
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "1..2", "1.2.3", "c6", "1c", "1c6c7", "1c-6", "1c256", "1c99999999999999999999",
    "--1",
    "1,5", " 1", "1 ", "١", "NaN", "1\u{301}", "0x1", "1C6",
  ])
  func `refuses a text that is not a decimal number`(text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test func `keeps the last digits of numbers beyond 64 bits`() throws {
    let operands = try #require(PluralOperands(decimal: String(repeating: "9", count: 100_000) + "000011.000"))
    #expect(operands.i % 1_000_000 == 11 && operands.i > 1_000_000_000_000_000_000)
    #expect(try #require(PluralOperands(decimal: "1c255")).i == 1_000_000_000_000_000_000)
    let ru = PluralRules.cardinal(for: try tag("ru"))
    #expect(ru.category(for: try #require(PluralOperands(decimal: String(repeating: "1", count: 50) + "01"))) == .one)
  }
}
