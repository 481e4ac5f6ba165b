import Testing
import WatchwordLocalization

@Suite struct KnownLocaleTests {
  @Test(arguments: [
    "de", "en", "no", "nb-NO", "iw", "in-ID", "sh", "tl", "mo", "pt-BR", "pt-PT", "zh-TW", "zh-Hant-TW", "zh-CN",
    "zh-Hans-CN", "sr-RS", "sr-Latn", "sr-Latn-RS", "uz-Latn-UZ", "es-419", "en-001", "fil-PH", "hi-Latn",
    "ca-valencia", "ca-ES-valencia", "de-1901", "de-AT-1996", "sl-rozaj-biske", "sr-Cyrl-ekavsk",
  ])
  func `the names of locales are known, however many subtags they write`(tag: String) throws {
    #expect(try #require(LanguageTag(tag)).isKnownLocale)
  }

  @Test(arguments: [
    "app", "dev", "tlh", "it-IS", "it-Goth", "my-Java", "my-QA", "de-Cyrl", "de-ZZ", "de-999", "en-valencia",
    "de-simple",
    "de-strings", "ca-valencia-1996", "zh-yue", "de-u-co-phonebk", "de-x-mine", "x-mine", "i-klingon", "und",
    "en-GB-oed",
  ])
  func `other tags are not, well-formed and registered as their subtags may be`(tag: String) throws {
    #expect(try !#require(LanguageTag(tag)).isKnownLocale)
  }

  @Test func `rules for counting are known of the languages that CLDR names`() throws {
    for name in ["ja", "jbo", "zh-Hant", "in", "pt-PT", "ast", "guw", "sh", "tl"] {
      #expect(PluralRules.hasCardinal(for: try #require(LanguageTag(name))), "\(name)")
    }
    for name in ["mi", "la", "tlh", "und", "x-mine", "app"] {
      #expect(!PluralRules.hasCardinal(for: try #require(LanguageTag(name))), "\(name)")
    }
  }
}
