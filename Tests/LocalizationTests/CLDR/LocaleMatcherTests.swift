import Testing
import WatchwordLocalization

@Suite struct LocaleMatcherTests {
  @Test(arguments: [
    ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("en-AU", ["en-AU", "en-001", "en"]),
    ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
    ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]), ("sr-Latn", ["sr-Latn"]),
    ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn"]), ("sr-Cyrl-BA", ["sr-Cyrl-BA", "sr-Cyrl", "sr"]),
    ("sr-RS", ["sr-RS", "sr"]),
    ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]), ("en-150", ["en-150", "en-001", "en"]),
    ("en-DE", ["en-DE", "en-150", "en-001", "en"]), ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh"]),
    ("nb-NO", ["nb-NO", "nb", "no"]), ("nn", ["nn", "no"]), ("iw-IL", ["iw-IL", "he-IL", "he"]),
    ("az-Arab-IQ", ["az-Arab-IQ", "az-Arab"]), ("pa-PK", ["pa-PK", "pa-Arab-PK", "pa-Arab"]),
    ("de-DE-1996-u-co-phonebk", ["de-DE-1996-u-co-phonebk", "de-DE-1996", "de-DE", "de"]), ("x-mine", ["x-mine"]),
    ("xx-YY", ["xx-YY", "xx"]), ("hi-Latn", ["hi-Latn", "en-IN", "en-001", "en"]), ("en", ["en"]), ("und", ["und"]),
    ("de-1901-1996", ["de-1901-1996", "de-1901", "de"]),
    ("zh-cmn-TW", ["zh-cmn-TW", "zh-TW", "zh-Hant-TW", "zh-Hant"]),
  ])
  func `falls back as CLDR's parent locales do`(name: String, chain: [String]) throws {
    #expect(LocaleMatcher.chain(for: try #require(LanguageTag(name))).map(\.description) == chain)
  }

  @Test(arguments: [
    ("pt-AO", ["pt", "pt-PT"], "pt-PT"), ("pt-AO", ["pt-BR", "pt"], "pt"), ("en-AU", ["en-US", "en-GB"], "en-GB"),
    ("en-AU", ["en-IN", "en-US", "en"], "en"), ("en-NZ", ["en-US", "en-AU"], "en-AU"),
    ("en", ["en-GB", "en-US"], "en-US"),
    ("zh-TW", ["zh", "zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-HK", ["zh-Hans", "zh-TW"], "zh-TW"),
    ("zh-Hant", ["zh-CN", "zh-TW", "zh-HK"], "zh-TW"), ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"),
    ("zh-Hans", ["zh-Hant", "zh"], "zh"), ("iw", ["he"], "he"), ("he-IL", ["iw"], "iw"), ("id", ["in"], "in"),
    ("no", ["nn", "nb"], "nb"), ("nb-NO", ["no"], "no"), ("nn", ["nb", "no"], "no"),
    ("sr-ME", ["sr", "sr-Latn"], "sr-Latn"),
    ("sr-Latn", ["sr", "hr", "sh"], "sh"), ("fil", ["tl"], "tl"), ("de-CH", ["fr", "de-AT"], "de-AT"),
    ("fr", ["fr"], "fr"),
    ("EN-us", ["en", "en-US"], "en-US"), ("es-AR", ["es-ES", "es-MX"], "es-MX"),
    ("yue", ["zh-HK", "zh-yue"], "zh-yue"),
  ])
  func `finds what serves the reader best`(requested: String, available: [String], best: String) throws {
    let tags = try available.map { try #require(LanguageTag($0)) }
    #expect(LocaleMatcher.bestMatch(for: try #require(LanguageTag(requested)), in: tags)?.description == best)
  }

  @Test(arguments: [
    ("zh-TW", ["zh", "zh-Hans", "zh-CN"]), ("sr-Latn", ["sr", "sr-Cyrl"]), ("nn", ["nb"]), ("de", ["nl", "en"]),
    ("en", []),
    ("hi-Latn", ["hi", "en-IN"]), ("ht", ["fr"]), ("az-Arab", ["az"]), ("x-mine", ["x-other"]),
    ("und", ["en", "und-Latn"]), ("en", ["und", "x-mine"]), ("yue", ["zh-HK"]),
  ])
  func `finds nothing in another language or script`(requested: String, available: [String]) throws {
    let tags = try available.map { try #require(LanguageTag($0)) }
    #expect(LocaleMatcher.bestMatch(for: try #require(LanguageTag(requested)), in: tags) == nil)
  }

  @Test func `ends every chain`() throws {
    for row in try Fixture("numbers.txt").rows.dropFirst() {
      for name in row[0].split(separator: " ") {
        let chain = LocaleMatcher.chain(for: try #require(LanguageTag(name)))
        #expect(Set(chain).count == chain.count && chain.count <= 6)
      }
    }
  }
}
