import WatchwordCatalogFormats
import WatchwordLocalization
import Testing

@Suite struct VariationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let id: String
    let key: String
    var variation: String? = nil
    var testDescription: String { id }
  }

  static let examples: [Example] = [
    Example(id: "k", key: "k"),
    Example(id: "", key: ""),
    Example(id: "|==|", key: "|==|"),
    Example(id: "k|==|plural.one", key: "k", variation: "-/-/one"),
    Example(id: "|==|plural.other", key: "", variation: "-/-/other"),
    Example(id: "k|==|device.iphone", key: "k", variation: "-/iphone/-"),
    Example(id: "k|==|device.applewatch.plural.few", key: "k", variation: "-/applewatch/few"),
    Example(id: "k|==|substitutions.NAME.plural.other", key: "k", variation: "NAME/-/other"),
    Example(id: "k|==|substitutions.NAME.device.ipad.plural.two", key: "k", variation: "NAME/ipad/two"),
    Example(id: "k|==|device.mac.substitutions.NAME.plural.zero", key: "k", variation: "NAME/mac/zero"),
    Example(id: "k|==|substitutions.@DOT.NAME@.plural.one", key: "k", variation: "DOT.NAME/-/one"),
    Example(id: "plain|==|word", key: "plain|==|word"),
    Example(id: "a|==|b|==|plural.one", key: "a|==|b", variation: "-/-/one"),
    Example(id: "a|==|plural.one|==|word", key: "a|==|plural.one|==|word"),
    Example(id: "a|==||==|plural.one", key: "a|==|", variation: "-/-/one"),
    Example(id: "k|==|plural.", key: "k|==|plural."),
    Example(id: "k|==|plural.one.", key: "k|==|plural.one."),
    Example(id: "k|==|plural.one.plural.two", key: "k|==|plural.one.plural.two"),
    Example(id: "k|==|plural.One", key: "k|==|plural.One"),
    Example(id: "k|==|plural.some", key: "k|==|plural.some"),
    Example(id: "k|==|device.", key: "k|==|device."),
    Example(id: "k|==|substitutions.NAME", key: "k|==|substitutions.NAME"),
    Example(id: "k|==|substitutions..plural.one", key: "k|==|substitutions..plural.one"),
    Example(id: "k|==|substitutions.@A.plural.one", key: "k|==|substitutions.@A.plural.one"),
    Example(id: "k|==|substitutions.@@.plural.one", key: "k|==|substitutions.@@.plural.one"),
    Example(id: "e\u{301}|==|plural.one", key: "e\u{301}", variation: "-/-/one"),
    Example(id: "/k:dict/NSStringLocalizedFormatKey:dict/:string", key: "k"),
    Example(id: "/k:dict/VAR:dict/one:dict/:string", key: "k", variation: "VAR/-/one"),
    Example(id: "/a/b:dict/c:dict/VAR:dict/many:dict/:string", key: "a/b:dict/c", variation: "VAR/-/many"),
    Example(
      id: "/k:dict/NSStringDeviceSpecificRuleType:dict/appletv:dict/:string", key: "k", variation: "-/appletv/-"),
    Example(id: "/k:dict/VAR:dict/some:dict/:string", key: "/k:dict/VAR:dict/some:dict/:string"),
    Example(id: "/usr/bin/string", key: "/usr/bin/string"),
    Example(id: "/:dict/:string", key: "/:dict/:string"),
  ]

  @Test(arguments: examples)
  func `ids are split into key and variation, on both ways of making a unit`(example: Example) throws {
    let (key, variation) = Variation.split(example.id)
    #expect(Array(key.utf8) == Array(example.key.utf8))
    #expect(variation.map(Self.words) == example.variation)
    let id = example.id.replacing("&", with: "&amp;")
    let text = document("<trans-unit id=\"\(id)\"><source/></trans-unit>")
    let unit = try #require(XLIFF12.read(bytes: Array(text.utf8), file: "t").catalog.files.first?.units.first)
    #expect(Array(unit.key.utf8) == Array(example.key.utf8))
    #expect(unit.variation.map(Self.words) == example.variation)
  }

  static func words(_ variation: Variation) -> String {
    "\(variation.substitution ?? "-")/\(variation.device ?? "-")/\(variation.plural?.keyword ?? "-")"
  }
}
