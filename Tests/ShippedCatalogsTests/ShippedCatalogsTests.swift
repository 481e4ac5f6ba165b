import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordShippedCatalogs
import WatchwordSystemFiles

@Suite struct ShippedCatalogsTests {
  private static let folder = SystemPath(packageFolder.appending(path: "Locales").path)

  /// The catalogues in the folder, by their locales.
  private static func written() throws -> [LanguageTag: Catalog] {
    var catalogs: [LanguageTag: Catalog] = [:]
    for file in try Files.entries(in: folder) where CatalogFormat.matches(file) {
      let catalog = try #require(try TranslationCatalog(Files.read(file), name: file).compiled().value)
      catalogs[catalog.locale] = catalog
    }
    return catalogs
  }

  @Test func `the catalogues that are shipped are those of the folder`() throws {
    let written = try Self.written()
    #expect(ShippedCatalogs.locales == written.keys.sorted { $0.description < $1.description })
    for (locale, catalog) in written {
      let notes = catalog.messages.filter { NoteTexts.isNote($0.key) }
      let others = catalog.messages.filter { !NoteTexts.isNote($0.key) }
      // Compared by themselves: a failing expectation would print both catalogues.
      let isSame =
        ShippedCatalogs.catalog(for: locale)?.messages == others
        && (NoteCatalogs.catalog(for: locale)?.messages ?? [:]) == notes
      #expect(isSame, "\(locale): run Scripts/embed-catalogs.sh")
    }
  }

  @Test func `a locale without a catalogue gets those that its texts can come from`() throws {
    let tags = { (tag: String) in
      try ShippedCatalogs.catalogs(for: #require(LanguageTag(tag))).map(\.locale.description)
    }
    #expect(try tags("de-AT") == ["de", "en"])
    #expect(try tags("en-GB") == ["en"])
    #expect(try tags("tlh") == ["en"])
    #expect(ShippedCatalogs.catalogs(forAny: [], in: Language.all).map(\.locale) == [.english])
    #expect(ShippedCatalogs.catalog(for: try #require(LanguageTag("de-AT"))) == nil)
  }

  @Test(arguments: [("de-CH", ["de", "de-CH"]), ("de-AT", ["de"]), ("en-GB", ["en"]), ("tlh", ["en"])])
  func `one locale alone needs no English beside it`(tag: String, expected: [String]) throws {
    let found = ShippedCatalogs.catalogs(forOnly: try #require(LanguageTag(tag)))
    #expect(found.map(\.locale.description) == expected)
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"),
    ("zh-Hant-TW", "zh-Hant"), ("pt", "pt-BR"), ("pt-AO", "pt-BR"), ("in", "id"), ("iw", "he"), ("es-MX", "es"),
    ("fr-BE", "fr"), ("fr-CA", "fr-CA"), ("nl-BE", "nl"), ("it-CH", "it"),
  ])
  func `a tag is served by its language, script and region`(tag: String, expected: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(Renderer(catalogs: ShippedCatalogs.catalogs(for: locale), locale: locale).locale.description == expected)
  }

  @Test(arguments: ShippedCatalogs.locales)
  func `a language has every text, so that nothing comes from English`(locale: LanguageTag) throws {
    let english = try #require(ShippedCatalogs.catalog(for: .english))
    let own = Set(ShippedCatalogs.catalogs(forOnly: locale).flatMap(\.orderedIDs))
    #expect(english.orderedIDs.filter { !own.contains($0) }.isEmpty)
  }
}
