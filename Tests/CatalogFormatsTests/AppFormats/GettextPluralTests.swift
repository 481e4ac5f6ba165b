import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@testable import WatchwordCatalogFormats

@Suite struct GettextPluralTests {
  static let formulas: [Case<String, [UInt64?]>] = [
    Case("a constant", "0", [0, 0, 0, 0]),
    Case("a comparison", "n != 1", [1, 0, 1, 1]),
    Case("a choice", "n==1 ? 0 : n==2 ? 1 : 2", [2, 0, 1, 2]),
    Case("precedence as in C", "n + 2 * 3 % 4 == 2 || n > 2 && !(n < 3)", [1, 0, 0, 1]),
    Case("blanks", " ( n>=2&&n<=3 ) ", [0, 0, 1, 1]),
    Case("numbers without a sign", "n-1", [.max, 0, 1, 2]),
    Case("a division by zero", "10/n", [nil, 10, 5, 3]),
    Case("a side that decides nothing", "n == 0 || 10/n > 4", [1, 1, 1, 0]),
  ]

  @Test(arguments: formulas)
  func `formulas are computed as C does`(example: Case<String, [UInt64?]>) throws {
    let formula = try #require(PluralFormula(example.given.utf8))
    #expect((0..<4).map { formula.form(of: $0) } == example.expected)
  }

  @Test(arguments: [
    "", "n ==", "n n", "(n", "n ? 1", "n = 1", "x", "1 +", "n ? : 1", String(repeating: "(", count: 1000) + "n",
    String(repeating: "!", count: 1000) + "n", String(repeating: "n+", count: 1000) + "n",
    String(repeating: "n?", count: 500), "n == 1; system",
  ])
  func `a text that is not a formula is refused`(text: String) {
    #expect(PluralFormula(text.utf8) == nil)
  }

  /// The languages with rules of each kind.
  static let languages = [
    "ja", "en", "fr", "pt", "pt-PT", "ru", "uk", "pl", "cs", "sl", "ar", "lt", "lv", "ro", "ga", "he", "mt", "cy", "gd",
    "br", "is", "mk", "hr", "ca", "es", "it", "dsb", "ksh", "gv", "shi", "tzm", "fil", "da", "lag", "se", "be", "hi",
    "si", "ak", "am",
  ]

  @Test(arguments: languages)
  func `a formula of CLDR's rules gives every number its category`(language: String) throws {
    let tag = try #require(LanguageTag(language))
    let forms = PluralForms(of: tag)
    let written = GettextPlurals.formula(of: forms, in: tag)
    let formula = try #require(PluralFormula(written.utf8), "\(written)")
    let rules = PluralRules.cardinal(for: tag)
    for number in Array(0...1000) + [1001, 1002, 1011, 10_000, 123_456] {
      let form = formula.form(of: UInt64(number)).map { Int($0) } ?? -1
      #expect(forms.categories.indices.contains(form), "\(number) by \(written)")
      if forms.categories.indices.contains(form) {
        #expect(forms.categories[form] == rules.category(for: number), "\(number) by \(written)")
      }
    }
    #expect(PluralForms(formula, count: forms.categories.count, in: tag).categories == forms.categories)
    #expect(PluralForms.disagreement(of: formula, with: tag) == nil)
  }

  static let known: [Case<(String, String), [PluralCategory]>] = [
    Case(
      "Russian, whose form for fractions no whole number reaches",
      ("ru", "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"), [.one, .few, .many]),
    Case("French", ("fr", "n > 1"), [.one, .other]),
    Case("French with millions", ("fr", "n<=1 ? 0 : n%1000000==0 ? 1 : 2"), [.one, .many, .other]),
    Case("another order", ("cs", "n==1 ? 1 : n>=2 && n<=4 ? 2 : 0"), [.other, .one, .few]),
    Case("Latvian as gettext has it", ("lv", "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"), [.one, .other, .zero]),
    Case("a language that CLDR does not know", ("mi", "n > 1"), [.one, .other]),
    Case(
      "Arabic", ("ar", "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"),
      [.zero, .one, .two, .few, .many, .other]),
  ]

  @Test(arguments: known)
  func `forms get their categories from the formula`(example: Case<(String, String), [PluralCategory]>) throws {
    let formula = try #require(PluralFormula(example.given.1.utf8))
    let forms = PluralForms(formula, count: example.expected.count, in: LanguageTag(example.given.0))
    #expect(forms.categories == example.expected)
  }

  @Test func `short languages get the formulas that people know`() {
    let formula = { (tag: String) in GettextPlurals.formula(of: PluralForms(of: LanguageTag(tag)), in: LanguageTag(tag))
    }
    #expect(formula("de") == "n != 1")
    #expect(formula("fr") == "n > 1")
    #expect(formula("ja") == "0")
    #expect(formula("ru") == "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2")
  }
}
