import Testing
import WatchwordLocalization

/// Held against ICU 78 (CLDR 48).
@Suite struct LikelySubtagsTests {
  @Test func `adds to every language what ICU adds`() throws {
    var expected: [String: String] = [:]
    for row in try Fixture("likely-languages.txt").rows {
      for language in row[0].split(separator: " ") { expected[String(language)] = "\(language)-\(row[1])" }
    }
    for row in try Fixture("likely-others.txt").rows where !row[0].contains("-") { expected[row[0]] = row[1] }
    var differences = Differences()
    for language in Self.allLanguages {
      let tag = try #require(LanguageTag(language))
      differences.compare(language, tag.maximized().description, expected[language] ?? language)
    }
    #expect(differences.compared == 26 * 26 * 27)
    #expect(differences.names == KnownDifferences.likelyLanguages, "\(differences)")
  }

  private static var allLanguages: [String] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    return pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
  }

  @Test func `adds to scripts and regions what ICU adds`() throws {
    var differences = Differences()
    for row in try Fixture("likely-others.txt").rows {
      differences.compare(row[0], try #require(LanguageTag(row[0])).maximized().description, row[1])
    }
    #expect(differences.compared > 2500)
    #expect(differences.names == KnownDifferences.likelyOthers, "\(differences)")
  }

  @Test func `takes away what ICU takes away`() throws {
    var differences = Differences()
    for row in try Fixture("minimized.txt").rows {
      differences.compare(row[0], try #require(LanguageTag(row[0])).minimized().description, row[1])
    }
    #expect(differences.compared > 1800)
    #expect(differences.names == KnownDifferences.minimized, "\(differences)")
  }

  @Test func `runs scripts in ICU's direction`() throws {
    var differences = Differences()
    for row in try Fixture("direction.txt").rows {
      for name in row[0].split(separator: " ") {
        let tag = try #require(LanguageTag(String(name)))
        differences.compare(String(name), tag.direction.rawValue, row[1])
      }
    }
    #expect(differences.compared > 300)
    #expect(differences.names == [], "\(differences)")
  }

  @Test(arguments: [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "nqo", "rhg", "ckb", "ks", "ff-Adlm", "az-Arab",
    "ku-Arab",
    "pa-PK", "uz-AF", "az-IR", "syr", "mzn", "lrc", "ar-Aran", "kk-CN", "ha-Arab", "x-mine", "en", "az", "ku",
    "pa", "sd-Deva", "ug-Cyrl", "ar-Latn", "xx", "und", "zh-Hant", "mn-Mong",
  ])
  func `writes right to left where the likely script does`(name: String) throws {
    let leftToRight: Set = [
      "x-mine", "en", "az", "ku", "pa", "sd-Deva", "ug-Cyrl", "ar-Latn", "xx", "und", "zh-Hant", "mn-Mong",
    ]
    let expected: TextDirection = leftToRight.contains(name) ? .leftToRight : .rightToLeft
    #expect(try #require(LanguageTag(name)).direction == expected)
  }

  @Test(arguments: [
    ("zh-TW-u-nu-hanidec", "zh-Hant-TW-u-nu-hanidec"), ("en-Zzzz-ZZ", "en-Latn-US"), ("sh", "sr-Latn-RS"),
    ("und-Arab-PK", "ur-Arab-PK"), ("en-x-mine", "en-Latn-US-x-mine"), ("x-mine", "x-mine"), ("xx-Cyrl", "xx-Cyrl"),
    ("und-Aran-PK", "ur-Aran-PK"), ("i-default", "i-default"),
  ])
  func `keeps what follows the region`(name: String, full: String) throws {
    #expect(try #require(LanguageTag(name)).maximized().description == full)
  }
}
