import Foundation
import TestSupport
import Testing
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordWebAssembly

@Suite struct LocalesTests {
  private static let shipped = ShippedCatalogs.locales.map(\.description)

  private struct Choice: Decodable {
    let locale: String
    let serving: [String]
  }

  private static func choice(_ requested: [String], available: [String] = shipped) throws -> Choice {
    let question = try JSONSerialization.data(withJSONObject: ["requested": requested, "available": available])
    return try JSONDecoder().decode(Choice.self, from: Data(Engine().locales(question: Array(question)).utf8))
  }

  @Test(arguments: [
    (["pl-PL"], "pl-PL", ["pl"]), (["hi-Latn, hi;q=0.9, de;q=0.8"], "hi", ["hi"]), (["hi-Latn"], "hi-Latn", ["en"]),
    (["ht"], "ht", ["fr"]), (["ht, pl"], "pl", ["pl"]),
    (["gl-ES", "sv;q=0.1", "ar,pl"], "ar", ["ar"]), ([], "en", ["en"]), (["iw-IL"], "he-IL", ["he"]),
    (["pt-AO"], "pt-AO", ["pt-BR"]), (["zh-TW"], "zh-TW", ["zh-Hant"]),
    (["zh-MO"], "zh-MO", ["zh-Hant-HK", "zh-Hant"]),
    (["yue"], "en", ["en"]), (["zh"], "zh", ["zh-Hans"]), (["de-AT-1996-x-a"], "de-AT", ["de"]),
    (["de-CH"], "de-CH", ["de-CH", "de"]),
    (["ar-EG-u-ca-islamic-nu-latn"], "ar-EG-u-nu-latn", ["ar"]), (["not a tag", "\u{0}", "*"], "en", ["en"]),
  ])
  func `chooses the first requested language with texts`(requested: [String], locale: String, serving: [String]) throws
  {
    let choice = try Self.choice(requested)
    #expect(choice.locale == locale && choice.serving == serving)
  }

  @Test func `an app's own languages are chosen, too`() throws {
    let choice = try Self.choice(["sv-FI, de;q=0.5"], available: Self.shipped + ["sv"])
    #expect(choice.locale == "sv-FI" && choice.serving == ["sv"])
  }

  @Test func `chooses the texts that the renderer of all texts would show`() throws {
    let catalogs = ShippedCatalogs.locales.compactMap { ShippedCatalogs.catalog(for: $0) }
    let tags = ShippedCatalogs.locales.flatMap { locale in
      ["", "-AO", "-CH", "-MO", "-TW", "-Latn", "-Cyrl", "-Hant", "-001", "-419"].map { "\(locale.language)\($0)" }
    }
    for tag in tags {
      let choice = try Self.choice([tag])
      let locale = try #require(LanguageTag(tag))
      let renderer = Renderer(catalogs: catalogs, serving: locale)
      #expect(choice.serving.contains(renderer.locale.description), "\(tag)")
      #expect((choice.locale != "en") == renderer.servesRequestedLocale || locale.language == "en", "\(tag)")
    }
  }

  @Test(arguments: [#"{"requested":"pl","available":[]}"#, #"{"requested":[1]}"#, #"{"locale":"pl"}"#, "[]"])
  func `refuses other questions`(question: String) {
    #expect(Engine().locales(question: Array(question.utf8)).contains("malformed-question"))
  }
}
