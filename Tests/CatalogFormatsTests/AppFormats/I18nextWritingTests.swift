import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Keys that conflict in i18next's JSON: a text cannot be where an object is.
@Suite struct I18nextWritingTests {
  /// A catalogue whose sources are the ids; texts of `untranslated` have no translation.
  private static func written(_ ids: [String], untranslated: Set<String> = []) throws -> WrittenCatalog {
    let units = ids.map { id in
      let target = untranslated.contains(id) ? "" : "<target state=\"translated\">\(id)!</target>"
      return "<trans-unit id=\"\(id)\"><source>\(id)</source>\(target)</trans-unit>"
    }
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.html" source-language="en" \
      target-language="de" datatype="html"><body>\(units.joined())</body></file></xliff>
      """
    let files = try #require(CatalogFormat.xliff12.read(Array(text.utf8), name: "de.xliff").value).files
    return try #require(CatalogFormat.i18next.writing(files))
  }

  private static func json(_ written: WrittenCatalog, _ index: Int) -> String {
    String(decoding: written.files[index].bytes.filter { $0 != 0x0A && $0 != 0x20 }, as: UTF8.self)
  }

  static let sources: [Case<[String], String>] = [
    Case("paths", ["a.b", "a.c"], #"{"a":{"b":"a.b","c":"a.c"}}"#),
    Case("a text before what is under it", ["a", "a.b"], #"{"a":"a","a.b":"a.b"}"#),
    Case("a text after what is under it", ["a.b", "a"], #"{"a.b":"a.b","a":"a"}"#),
    Case("a text inside a path", ["a.b.c", "x.y", "a.b"], #"{"a.b.c":"a.b.c","x":{"y":"x.y"},"a":{"b":"a.b"}}"#),
    Case("an empty part", ["a.", "a"], #"{"a.":"a.","a":"a"}"#),
    Case(
      "plural forms beside what is under them", ["a.b", "a|==|plural.one", "a|==|plural.other"],
      #"{"a.b":"a.b","a_one":"a|==|plural.one","a_other":"a|==|plural.other"}"#),
    Case(
      "a text with the name of a form", ["a|==|plural.one", "a|==|plural.other", "a_one"],
      #"{"a_one":"a|==|plural.one","a_other":"a|==|plural.other","a_one_2":"a_one"}"#),
    Case(
      "the same in another order", ["a_one_2", "a_one", "a|==|plural.one", "a|==|plural.other"],
      #"{"a_one_2":"a_one_2","a_one_3":"a_one","a_one":"a|==|plural.one","a_other":"a|==|plural.other"}"#),
  ]

  @Test(arguments: sources)
  func `each key leads to its text in any order`(example: Case<[String], String>) throws {
    #expect(Self.json(try Self.written(example.given), 0) == example.expected)
  }

  @Test func `a path is the same in all languages`() throws {
    // In German, a look-up of "a" must not find an object.
    #expect(Self.json(try Self.written(["a", "a.b"], untranslated: ["a"]), 1) == #"{"a.b":"a.b!"}"#)
  }

  @Test func `a key that becomes another one is reported once`() throws {
    let losses = try Self.written(["a|==|plural.one", "a|==|plural.other", "a_one"]).losses
    #expect(losses.map(\.part) == [.key(as: "a_one_2")])
    #expect(losses.map(\.unit) == ["a_one"])
  }

  @Test func `every order of keys gives back every text`() throws {
    let keys = ["m", "m.f", "m.f.x", "m.g", "m.", "m..f", ".m"]
    for start in keys.indices {
      for isReversed in [false, true] {
        let turned = Array(keys[start...] + keys[..<start])
        let ids = isReversed ? turned.reversed() : turned
        let written = try Self.written(ids)
        #expect(written.losses.isEmpty)
        let units = read(written.files[0].bytes, as: .i18next, at: "en/a.json").units
        #expect(Set(units.map { $0.id.string }) == Set(keys))
        #expect(units.allSatisfy { $0.source?.text == $0.id }, "\(ids)")
      }
    }
  }
}
