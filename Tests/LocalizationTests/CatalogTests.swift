import Testing
import WatchwordBasics
import WatchwordLocalization

/// A catalogue out of ids, paths and texts.
func catalog(_ locale: String, _ texts: [(id: String, path: String, text: String)]) throws -> Catalog {
  let (catalog, problems) = Catalog.build(locale: try #require(LanguageTag(locale)), entries: entries(texts))
  #expect(problems.isEmpty)
  return catalog
}

func entries(_ texts: [(id: String, path: String, text: String)]) -> [Catalog.Entry] {
  texts.map { Catalog.Entry(MessageID(ExactText($0.id)), ExactText($0.text), at: VariationPath($0.path)) }
}

@Suite struct CatalogTests {
  @Test func `single texts are put together into messages`() throws {
    let catalog = try catalog(
      "en",
      [
        ("plain", "", "text"), ("counted", "plural.one", "a file"), ("counted", "plural.other", "%lld files"),
        ("device", "device.mac", "click"), ("device", "device.other.plural.other", "%lld taps"),
        ("both", "", "%#@b@%#@a@"), ("both", "substitutions.b.plural.other", "b"),
        ("both", "substitutions.a.plural.other", "a"), ("", "", "the empty id"),
      ])
    #expect(catalog.messages[MessageID("plain")] == Message("text"))
    #expect(catalog.messages[MessageID("")] == Message("the empty id"))
    #expect(
      catalog.messages[MessageID("counted")]
        == Message(.everywhere(.plural([.one: Pattern("a file"), .other: Pattern("%lld files")]))))
    #expect(
      catalog.messages[MessageID("device")]
        == Message(.byDevice([.mac: .single(Pattern("click")), .other: .plural([.other: Pattern("%lld taps")])])))
    let both = try #require(catalog.messages[MessageID("both")])
    #expect(both.substitutions.map { $0.name } == ["a", "b"])
    #expect(both.substitution(named: "b")?.variants == .everywhere(.plural([.other: Pattern("b")])))
    #expect(
      both.patterns.map { $0.path }
        == ["", "substitutions.a.plural.other", "substitutions.b.plural.other"].map { VariationPath($0) })
  }

  @Test(
    arguments: [
      ([("k", "plural.most", "x")], [(0, .unknownPluralCategory("most"))]),
      ([("k", "device.pager", "x")], [(0, .unknownDevice("pager"))]),
      ([("k", "", "x"), ("k", "", "y")], [(1, .duplicate)]),
      ([("k", "plural.one", "x"), ("k", "plural.one", "y")], [(1, .duplicate)]),
      ([("k", "", "x"), ("k", "plural.one", "y")], [(1, .pluralConflict)]),
      ([("k", "plural.one", "x"), ("k", "", "y")], [(1, .pluralConflict)]),
      ([("k", "", "x"), ("k", "device.mac", "y")], [(1, .deviceConflict)]),
      ([("k", "device.mac", "x"), ("k", "plural.one", "y")], [(1, .deviceConflict)]),
      ([("k", "device.mac", "x"), ("k", "device.mac.plural.one", "y")], [(1, .pluralConflict)]),
      ([("a", "", "x"), ("k", "substitutions.s.plural.one", "y")], [(1, .messageMissing)]),
      (
        [("k", "", "x"), ("k", "substitutions.s.plural.one", "y"), ("k", "substitutions.s", "y")],
        [(2, .pluralConflict)]
      ),
    ] as [([(String, String, String)], [(Int, Catalog.Problem.Kind)])])
  func `an entry that finds no place is reported`(
    texts: [(String, String, String)], expected: [(Int, Catalog.Problem.Kind)]
  ) throws {
    let locale = try #require(LanguageTag("en"))
    let (_, problems) = Catalog.build(locale: locale, entries: entries(texts.map { ($0.0, $0.1, $0.2) }))
    #expect(problems.map { $0.entry } == expected.map { $0.0 })
    #expect(problems.map { $0.kind } == expected.map { $0.1 })
  }

  @Test(arguments: [(0, true), (-1, true), (4097, true), (1, true), (2, false)])
  func `a substitution counts with one possible argument`(argument: Int, isReported: Bool) throws {
    let path = VariationPath(substitution: "s", plural: "one")
    let other = VariationPath(substitution: "s", plural: "other")
    let id = MessageID("k")
    let (catalog, problems) = Catalog.build(
      locale: try #require(LanguageTag("en")),
      entries: [
        Catalog.Entry(id, "%#@s@"), Catalog.Entry(id, "one", at: path, argument: 2),
        Catalog.Entry(id, "other", at: other, argument: argument),
      ])
    #expect(problems.map { $0.kind } == (isReported ? [.argumentConflict] : []))
    #expect(catalog.messages[id]?.substitution(named: "s")?.argument == 2)
  }

  @Test func `texts by plural category are equal after any changes`() {
    var patterns: PluralPatterns = [.one: Pattern("a"), .few: Pattern("b"), .one: Pattern("c")]
    #expect(patterns[.one] == Pattern("c") && patterns[.other] == nil)
    #expect(!patterns.isEmpty)
    patterns[.few] = nil
    #expect(patterns == [.one: Pattern("c")])
    patterns[.one] = nil
    #expect(patterns.isEmpty && patterns == PluralPatterns())
  }
}
