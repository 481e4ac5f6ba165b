import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordLocalization

/// Keys of i18next that languages have in different numbers: forms for ranks, those of version 3, and contexts.
@Suite struct I18nextVariantsTests {
  struct Pair: Sendable {
    let language: String
    let source: String
    let target: String

    init(_ language: String, _ source: String, _ target: String) {
      (self.language, self.source, self.target) = (language, source, target)
    }

    /// The findings about the translation, read beside its source and compared with it.
    var findings: [String] {
      let format = CatalogFormat.i18next
      let read = { (text: String, language: String, sources: SourceTable?) in
        format.reading(
          of: Array(text.utf8), name: ExactText("locales/\(language)/a.json"), sources: sources
        ).catalog
      }
      let base = read("{\(source)}", "en", nil)
      let catalog = read("{\(target)}", language, SourceTable(base))
      let linter = Linter(configuration: LintConfiguration(set: .essential))
      let found = linter.lint([LintInput(base, findings: []), LintInput(catalog, findings: [])]).findings
      return found.map { "\($0.id) \($0.unit?.string ?? "")" }
    }
  }

  private static let ranks =
    #""p_ordinal_one":"{{count}}st","p_ordinal_two":"{{count}}nd","p_ordinal_few":"{{count}}rd","p_ordinal_other":"{{count}}th""#
  private static let version3 = #""f":"{{count}} file","f_plural":"{{count}} files""#

  static let pairs: [Case<Pair, [String]>] = [
    Case("German has one form for ranks", Pair("de", ranks, #""p_ordinal_other":"{{count}}.""#), []),
    Case("so has Russian", Pair("ru", ranks, #""p_ordinal_other":"{{count}}-й""#), []),
    Case(
      "Italian has one that English lacks",
      Pair("it", ranks, #""p_ordinal_many":"l'{{count}}°","p_ordinal_other":"il {{count}}°""#), []),
    Case(
      "a form that is never shown", Pair("de", ranks, #""p_ordinal_one":"{{count}}.","p_ordinal_other":"{{count}}.""#),
      ["unreachable-plural-category p_ordinal_one"]),
    Case(
      "a form that is missing", Pair("uk", ranks, #""p_ordinal_other":"{{count}}-й""#),
      ["untranslated ", "missing-plural-category p_ordinal_other"]),
    Case("two forms of version 3", Pair("de", version3, #""f":"{{count}} Datei","f_plural":"{{count}} Dateien""#), []),
    Case(
      "three", Pair("ru", version3, #""f_0":"{{count}} файл","f_1":"{{count}} файла","f_2":"{{count}} файлов""#), []),
    Case("one", Pair("ja", version3, #""f_0":"{{count}} ファイル""#), []),
    Case(
      "contexts that one language has", Pair("de", #""c":"friend""#, #""c":"Freund","c_female":"Freundin""#), []),
    Case(
      "contexts that the other has", Pair("de", #""c":"you","c_male":"he","c_female":"she""#, #""c":"du""#), []),
    Case(
      "a list of plural forms that one language has more of",
      Pair("ru", #""n":["%s file","%s files"]"#, #""n":["%s файл","%s файла","%s файлов"]"#), []),
    Case("a list that the source lacks", Pair("ru", #""n":"%s""#, #""n":"%s","m":["a"]"#), ["unknown-unit m.0"]),
    Case("a text that languages may lack", Pair("de", #""n":"a","m(ignoreMissing, x)":["Bold"]"#, #""n":"b""#), []),
    Case("a key that nothing has", Pair("de", #""c":"friend""#, #""c":"Freund","d_e":"x""#), ["unknown-unit d_e"]),
  ]

  @Test(arguments: pairs)
  func `keys are compared as i18next looks for them`(example: Case<Pair, [String]>) {
    #expect(example.given.findings == example.expected)
  }

  @Test(arguments: ["en", "de", "ru", "uk", "fr", "it", "sv", "hu", "ja"])
  func `i18next chooses the same forms for ranks`(language: String) throws {
    guard let node = NodeOracle() else { return }
    guard let tool = Tool("node"), tool.succeeds(["-e", "require('i18next')"]) else {
      notAsked("i18next", package: "node-i18next")
      return
    }
    // The text of each form is its category; a text of a name with `_ordinal` is what newer versions look for themselves.
    let script = """
      const i = require('i18next').createInstance(), l = '\(language)', t = {}
      for (const c of ['zero', 'one', 'two', 'few', 'many', 'other']) t['p_ordinal_' + c] = c
      i.init({lng: l, resources: {[l]: {translation: t}}})
      const found = []
      for (let n = 0; n < 130; n++) {
        const own = i.t('p', {count: n, ordinal: true})
        found.push(own === 'p' ? i.t('p_ordinal', {count: n, ordinal: true}) : own)
      }
      console.log(found.join(' '))
      """
    let found = String(decoding: try node.output(of: script, input: Data()), as: UTF8.self)
    let rules = PluralRules.ordinal(for: try #require(LanguageTag(language)))
    let expected = (0..<130).map { rules.category(for: $0).keyword.string }
    #expect(found.split(whereSeparator: \.isWhitespace).map(String.init) == expected)
  }
}
