import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct RendererLookUpTests {
  @Test(arguments: [0, 1, 2, 3, 4, 5, 31, 32, 33, 1000])
  func `each id has its own text, and no other id has one`(count: Int) throws {
    let locale = try #require(LanguageTag("en"))
    let ids = (0..<count).map { MessageID(ExactText("id.\($0)")) }
    let entries = ids.map { Catalog.Entry($0, ExactText("Text of \($0.text)")) }
    let renderer = Renderer(catalogs: [Catalog.build(locale: locale, entries: entries).catalog], locale: locale)
    for id in ids {
      #expect(renderer.covers(id))
      #expect(renderer.text(for: Phrase(id)) == "Text of \(id.text)")
    }
    for other in ["", "id", "id.", "id.\(count)", "id.-1", "Id.0", "id.0\u{0}"] {
      let id = MessageID(ExactText(other))
      #expect(!renderer.covers(id))
      #expect(renderer.text(for: Phrase(id)) == other)
    }
  }

  @Test func `ids that are canonically equivalent have texts of their own`() throws {
    let locale = try #require(LanguageTag("en"))
    let entries = ["\u{E9}", "e\u{301}"].map { Catalog.Entry(MessageID(ExactText($0)), ExactText("\($0.utf8.count)")) }
    let renderer = Renderer(catalogs: [Catalog.build(locale: locale, entries: entries).catalog], locale: locale)
    #expect(renderer.text(for: Phrase("\u{E9}")) == "2")
    #expect(renderer.text(for: Phrase("e\u{301}")) == "3")
  }

  @Test func `a renderer lives as long as its copies`() throws {
    let locale = try #require(LanguageTag("en"))
    let renderer = {
      let entries = (0..<100).map { Catalog.Entry(MessageID(ExactText("\($0)")), ExactText("\($0) %lld")) }
      return Renderer(catalogs: [Catalog.build(locale: locale, entries: entries).catalog], locale: locale)
    }()
    let copies = Array(repeating: renderer, count: 3)
    #expect(copies.map { $0.text(for: Phrase("7", [.count("n", 8)])) } == ["7 8", "7 8", "7 8"])
  }
}
