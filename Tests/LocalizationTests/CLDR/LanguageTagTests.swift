import TestSupport
import Testing
import WatchwordLocalization

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("PT-br", "pt-BR"), ("zh-hANT-hk", "zh-Hant-HK"), ("es-419", "es-419"), ("de-ch-1996", "de-CH-1996"),
    ("sl-Rozaj-1994", "sl-rozaj-1994"), ("zh-YUE-HK", "zh-yue-HK"), ("zh-min-nan", "zh-min-nan"),
    ("en-US-u-CA-gregory-nu-latn", "en-US-u-ca-gregory-nu-latn"), ("en-a-bbb-x-a-B", "en-a-bbb-x-a-b"),
    ("X-Mine", "x-mine"), ("I-Klingon", "i-klingon"), ("en-gb-OED", "en-GB-oed"), ("sgn-be-fr", "sgn-BE-FR"),
    ("qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern"),
  ])
  func `writes every tag in the case of RFC 5646`(text: String, canonical: String) throws {
    #expect(try #require(LanguageTag(text)).description == canonical)
  }

  @Test(arguments: [
    "", "-", "e", "1", "en-", "-en", "en--US", "en_US", "en US", "eng1", "abcdefghi", "en-abcdefghi", "en-x", "en-a",
    "en-a-", "en-a-b", "en-a-x-b", "en-u-x", "en-US-GB", "en-Latn-Cyrl", "x", "x-", "i-what", "de-1996-1996",
    "en-a-bb-a-cc", "a-DE", "de-419-DE", "ar-a-aaa-b-bbb-a-ccc", "zh-aaa-bbb-ccc-ddd", "en\u{301}", "été", "en-é",
    "en\u{0}",
    "en\n", "abcd-efg", "Ⅸn", "en-１２３", "abcd", "abcd-US", "english", "German", "abcdefgh", "deutsch-x-a",
  ])
  func `refuses a text that is not a tag`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func `refuses a tag of more than 255 bytes`() {
    let longest = "en-x" + String(repeating: "-abcdefg", count: 31) + "-ab"
    #expect(longest.utf8.count == 255)
    #expect(LanguageTag(longest) != nil)
    #expect(LanguageTag(longest + "c") == nil)
    #expect(LanguageTag(String(repeating: "e\u{301}", count: 1 << 20)) == nil)
  }

  @Test func `keeps every subtag`() throws {
    let tag = try #require(LanguageTag("zh-cmn-Hant-TW-pinyin-1996-a-foo-bar-u-nu-latn-x-one-two"))
    #expect(tag.language == "zh")
    #expect(tag.extendedLanguages == ["cmn"])
    #expect(tag.script == "Hant")
    #expect(tag.region == "TW")
    #expect(tag.variants == ["pinyin", "1996"])
    #expect(tag.extensions == ["a-foo-bar", "u-nu-latn"])
    #expect(tag.privateUse == "x-one-two")
  }

  @Test func `has no language where all is private`() throws {
    let tag = try #require(LanguageTag("x-Mine"))
    #expect(tag.language == "und")
    #expect(tag.privateUse == "x-mine")
    #expect(tag.script == nil && tag.region == nil && tag.variants == [] && tag.extensions == [])
  }

  @Test(arguments: [
    ("pt_BR.UTF-8", "pt-BR"), ("de_DE@euro", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr_RS.UTF-8@Latin", "sr-Latn-RS"),
    ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ks_IN@devanagari", "ks-Deva-IN"), ("ca_ES@valencia", "ca-ES-valencia"),
    ("zh_Hant_TW", "zh-Hant-TW"), ("en", "en"), ("pt-BR", "pt-BR"), ("pt_BR.UTF-8@x", "pt-BR"),
    ("zh_Hans_CN@latin", "zh-Hans-CN"), ("en_US.a@b.c@d", "en-US"),
  ])
  func `reads POSIX locale names`(name: String, tag: String) {
    #expect(LanguageTag(posix: name)?.description == tag)
  }

  @Test(arguments: ["", "C", "POSIX", "C.UTF-8", "POSIX@x", "@latin", ".UTF-8", "_US", "en_", "é_FR", "english_US_"])
  func `gives nothing for a POSIX name without a language`(name: String) {
    #expect(LanguageTag(posix: name) == nil)
  }

  @Test(arguments: [
    ("iw", "he"), ("in-ID", "id-ID"), ("sh", "sr-Latn"), ("sh-Cyrl-ME", "sr-Cyrl-ME"), ("mo", "ro"),
    ("tl-PH", "fil-PH"),
    ("eng-US", "en-US"), ("zh-yue-HK", "yue-HK"), ("zh-min-nan", "nan"), ("i-klingon", "tlh"), ("art-lojban", "jbo"),
    ("cmn-TW", "zh-TW"), ("cnr", "sr-ME"), ("prs", "fa-AF"), ("hy-SU", "hy-AM"), ("ru-SU", "ru-RU"), ("sr-YU", "sr-RS"),
    ("en-840", "en-US"), ("de-DD-1901", "de-DE-1901"), ("und-Qaai", "und-Zinh"), ("en-GB-oed", "en-GB-oxendict"),
    ("no-bok", "nb"), ("sgn-BE-FR", "sfb"), ("no", "no"), ("i-default", "i-default"), ("zh-Hant", "zh-Hant"),
  ])
  func `replaces deprecated subtags`(tag: String, canonical: String) throws {
    #expect(try #require(LanguageTag(tag)).canonicalized().description == canonical)
  }

  @Test func `compares by bytes and hashes alike`() throws {
    let tags = Set(["pt-BR", "PT-br", "pt", "pt-PT"].compactMap { LanguageTag($0) })
    #expect(tags.count == 3)
    #expect(LanguageTag("pt-BR") != LanguageTag("pt-PT"))
    #expect(LanguageTag("pt-BR") == LanguageTag("PT-br"))
  }

  @Test func `reads no byte sequence wrongly or fatally`() {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("aAzZ019--__.@xuiI".utf8) + [0, 0xc3, 0xa9, 0xff]
    for _ in 0..<20_000 {
      let bytes = (0..<Int(random.next() % 24)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      let text = String(decoding: bytes, as: UTF8.self)
      for tag in [LanguageTag(text), LanguageTag(posix: text)].compactMap({ $0 }) {
        #expect(LanguageTag(tag.description) == tag)
        #expect(tag.canonicalized().canonicalized() == tag.canonicalized())
        #expect(tag.maximized().maximized() == tag.maximized())
        #expect(tag.minimized().maximized() == tag.maximized())
        #expect(LocaleMatcher.chain(for: tag).first == tag)
        _ = (tag.direction, PluralRules.cardinal(for: tag), NumberSymbols.symbols(for: tag))
      }
    }
  }
}
