import Testing
import WatchwordBasics
import WatchwordLocalization

/// Overlays: catalogues of a higher layer, which change only the texts that they contain.
@Suite struct RendererLayerTests {
  private static func catalog(_ tag: String, _ texts: [MessageID: ExactText], layer: Int = 0) throws -> Catalog {
    Catalog(
      locale: try #require(LanguageTag(tag)), messages: texts.mapValues { Message($0) }, layer: layer)
  }

  /// What a German, a Swiss and an English reader see of three texts.
  private static func texts(_ overlays: [Catalog], for tag: String) throws -> [String] {
    let shipped = [
      try catalog("en", ["a": "en a", "b": "en b", "c": "en c"]),
      try catalog("de", ["a": "de a", "b": "de b"]),
      try catalog("de-CH", ["a": "ch a"]),
    ]
    let locale = try #require(LanguageTag(tag))
    let renderer = Renderer(catalogs: overlays + shipped, locale: locale)
    #expect(renderer.locale == locale || tag == "de-AT")
    return ["a", "b", "c"].map { renderer.text(for: Phrase($0)) }
  }

  @Test(arguments: [
    ("de", ["own a", "de b", "en c"]), ("de-CH", ["own a", "de b", "en c"]), ("de-AT", ["own a", "de b", "en c"]),
    ("en", ["en a", "en b", "en c"]),
  ])
  func `an overlay of a language changes the texts of its regions, too`(tag: String, expected: [String]) throws {
    let overlay = try Self.catalog("de", ["a": "own a"], layer: 1)
    #expect(try Self.texts([overlay], for: tag) == expected)
  }

  @Test func `an overlay of a region changes that region only, before one of its language`() throws {
    let overlays = [
      try Self.catalog("de", ["a": "own a", "b": "own b"], layer: 1),
      try Self.catalog("de-CH", ["a": "own ch"], layer: 1),
    ]
    #expect(try Self.texts(overlays, for: "de-CH") == ["own ch", "own b", "en c"])
    #expect(try Self.texts(overlays, for: "de") == ["own a", "own b", "en c"])
  }

  @Test func `of two overlays the higher one counts, from any parent and in any order`() throws {
    let overlays = [
      try Self.catalog("de", ["a": "second"], layer: 2),
      try Self.catalog("de-CH", ["a": "first", "b": "first"], layer: 1),
    ]
    for order in [overlays, overlays.reversed()] {
      #expect(try Self.texts(order, for: "de-CH") == ["second", "first", "en c"])
    }
  }

  @Test func `an overlay in English is what other languages fall back to, and nothing more`() throws {
    let overlay = try Self.catalog("en", ["a": "own a", "c": "own c"], layer: 1)
    #expect(try Self.texts([overlay], for: "de") == ["de a", "de b", "own c"])
  }

  @Test func `a text of another layer keeps the plural rules of its own language`() throws {
    let forms = [
      Catalog.Entry("n", "%lld one", at: VariationPath(plural: "one")),
      Catalog.Entry("n", "%lld many", at: VariationPath(plural: "many")),
    ]
    let polish = Catalog.build(locale: try #require(LanguageTag("pl")), entries: forms).catalog.inLayer(1)
    let renderer = Renderer(catalogs: [polish], locale: polish.locale)
    #expect(renderer.text(for: Phrase("n", [.count("n", 5)])) == "5 many")
  }
}
