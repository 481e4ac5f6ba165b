import Testing
import WatchwordLocalization

@Suite struct LanguagePrioritiesTests {
  @Test(arguments: [
    ("pl", ["pl"]), ("hi-Latn, hi;q=0.9, de;q=0.8", ["hi-Latn", "hi", "de"]),
    ("en;q=0.2, ar;q=0.9, pl;q=0.5", ["ar", "pl", "en"]), ("de;q=0.5,fr;q=0.5,it", ["it", "de", "fr"]),
    ("sv-FI,sv;q=0.9,de ;q=0.8, *;q=0.1", ["sv-FI", "sv", "de"]), ("pl;q=0,de;q=0.000", []),
    ("pl;q=0.001,de;q=1.000", ["de", "pl"]), ("pl;Q=0.5 , de; q=0.6 ", ["de", "pl"]),
    // Malformed weights (RFC 9110, section 12.4.2).
    ("pl;q=high,de;q=0.1", ["de"]), ("pl;q=,de;q=1.5,fr;q=0.1234,it;q=2,es;q=.5,ar;q=-1", []), ("pl;q=0.", []),
    ("pl_PL.UTF-8", ["pl-PL"]), ("sr_RS@latin", ["sr-RS"]), ("C", []), ("pl ;=;q", ["pl"]), ("", []), (",;,;q=1,", []),
    ("DE, zh-hant-hk", ["de", "zh-Hant-HK"]), ("$$, \u{D7FF}, de", ["de"]),
  ])
  func `orders the tags of a header by weight`(header: String, tags: [String]) {
    #expect(LanguageTag.preferred(in: header).map(\.description) == tags)
  }

  @Test func `reads only the start of a header`() {
    #expect(LanguageTag.preferred(in: String(repeating: "pl,", count: 1_000_000)).count < 1000)
  }

  @Test(arguments: [
    ("pl-PL", "pl-PL"), ("iw-IL", "he-IL"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
    ("ar-EG-u-ca-islamic-nu-latn-x-a", "ar-EG-u-nu-latn"), ("de-DE-1996-x-a", "de-DE"), ("zh-yue-HK", "yue-HK"),
    ("x-mine", "x-mine"), ("i-klingon", "tlh"), ("sl-rozaj-u-co-phonebk", "sl"),
  ])
  func `drops what texts and numbers do not depend on`(tag: String, essential: String) throws {
    #expect(try #require(LanguageTag(tag)).essential.description == essential)
  }
}
