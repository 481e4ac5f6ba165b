import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordWebAssembly

/// No text in an answer of the engine is ever the id of a text: for random languages, layers and locales.
@Suite struct TextsLawTests {
  private static let tags = [
    "en", "en-GB", "pl", "ru", "de-CH", "de-AT", "fr-CA", "es-MX", "ar-EG", "pt-PT", "zh-TW", "zh-Hant-HK",
    "hi-u-nu-deva", "tlh", "gl", "iw",
  ]

  private static let ids = ShippedCatalogs.catalog(for: .english)?.messages.keys.map { $0.text.string } ?? []

  private static let policy = #"""
    {"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}, {"rule": "digits"}, {"rule": "user-id"},
      {"rule": "classes", "min": 3}, {"rule": "history", "count": 4}, {"rule": "special", "characters": "!@ #"}]}
    """#

  private static func load(_ catalog: Catalog, into engine: Engine, layer: UInt32) {
    _ = engine.loadTexts(Array(CompiledCatalog.write(catalog).utf8), layer: layer)
  }

  @Test(arguments: 0..<Rounds.count(4)) func `an answer never shows an id`(_ round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let engine = Engine()
    let languages = Language.all.shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
    var catalogs = languages.flatMap { language in language.locales.compactMap { language.catalog(for: $0) } }
      .map { (catalog: $0, layer: UInt32(0)) }
    for (layer, overlay) in ShippedOverlay.all.shuffled(using: &generator).enumerated() {
      let count = Int.random(in: 0...overlay.catalogs.count, using: &generator)
      catalogs += overlay.catalogs.shuffled(using: &generator).prefix(count).map { ($0, UInt32(layer + 1)) }
    }
    for (catalog, layer) in catalogs.shuffled(using: &generator) { Self.load(catalog, into: engine, layer: layer) }
    _ = engine.openPolicy(Array(Self.policy.utf8), question: Array("{}".utf8))
    let flows = ["change", "changeConfirmed", "update", "expired", "set", "verify"]
    for _ in 0..<4 {
      let tag = try #require(Self.tags.randomElement(using: &generator))
      let flow = try #require(flows.randomElement(using: &generator))
      let other = try #require(Self.tags.randomElement(using: &generator))
      let check = engine.check(1, question: Array(#"{"password":"abc","user":"anna","locale":"\#(tag)"}"#.utf8))
      var answers = [String(decoding: check, as: UTF8.self)]
      answers.append(engine.texts(1, question: Array("{\"locale\":\"\(tag)\"}".utf8)))
      let opened = engine.openForm(
        question: Array("{\"flow\":\"\(flow)\",\"policy\":1,\"locale\":\"\(tag)\",\"user\":\"anna\"}".utf8))
      let json = try #require(try JSONSerialization.jsonObject(with: Data(opened.utf8)) as? [String: Any])
      let form = UInt32(try #require(json["form"] as? Int))
      for event in [
        #"{"event":"appear"}"#, #"{"event":"submit"}"#, "{\"event\":\"locale\",\"tag\":\"\(other)\"}",
        #"{"event":"loggedIn","userName":"anna"}"#, #"{"event":"challenge","mode":4,"status":153,"attemptsLeft":1}"#,
      ] {
        answers.append(engine.formEvent(form, Array(event.utf8)))
      }
      for answer in answers {
        let id = Self.ids.first { answer.contains("\($0)\"") || answer.contains("\($0) ") }
        #expect(id == nil, "\(languages.map { $0.locales[0] }) \(tag) \(other): \(answer)")
      }
    }
  }
}
