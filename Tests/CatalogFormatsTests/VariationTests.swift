import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

@Suite struct VariationTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let id: String
    let key: ExactText
    var variation: VariationPath = .whole
    var testDescription: String { id }
  }

  static let examples: [Example] = [
    Example(id: "k", key: "k"),
    Example(id: "", key: ""),
    Example(id: "|==|", key: "|==|"),
    Example(id: "k|==|plural.one", key: "k", variation: VariationPath(plural: "one")),
    Example(id: "|==|plural.other", key: "", variation: VariationPath(plural: "other")),
    Example(id: "k|==|device.iphone", key: "k", variation: VariationPath(device: "iphone")),
    Example(
      id: "k|==|device.applewatch.plural.few", key: "k", variation: VariationPath(device: "applewatch", plural: "few")),
    Example(
      id: "k|==|substitutions.NAME.plural.other", key: "k",
      variation: VariationPath(substitution: "NAME", plural: "other")),
    Example(
      id: "k|==|substitutions.NAME.device.ipad.plural.two", key: "k",
      variation: VariationPath(substitution: "NAME", device: "ipad", plural: "two")),
    Example(
      id: "k|==|device.mac.substitutions.NAME.plural.zero", key: "k",
      variation: VariationPath(substitution: "NAME", device: "mac", plural: "zero")),
    Example(
      id: "k|==|substitutions.@DOT.NAME@.plural.one", key: "k",
      variation: VariationPath(substitution: "DOT.NAME", plural: "one")),
    Example(id: "plain|==|word", key: "plain|==|word"),
    Example(id: "a|==|b|==|plural.one", key: "a|==|b", variation: VariationPath(plural: "one")),
    Example(id: "a|==|plural.one|==|word", key: "a|==|plural.one|==|word"),
    Example(id: "a|==||==|plural.one", key: "a|==|", variation: VariationPath(plural: "one")),
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
    Example(id: "e\u{301}|==|plural.one", key: "e\u{301}", variation: VariationPath(plural: "one")),
    Example(id: "/k:dict/NSStringLocalizedFormatKey:dict/:string", key: "k"),
    Example(
      id: "/k:dict/VAR:dict/one:dict/:string", key: "k", variation: VariationPath(substitution: "VAR", plural: "one")),
    Example(
      id: "/a/b:dict/c:dict/VAR:dict/many:dict/:string", key: "a/b:dict/c",
      variation: VariationPath(substitution: "VAR", plural: "many")),
    Example(
      id: "/k:dict/NSStringDeviceSpecificRuleType:dict/appletv:dict/:string", key: "k",
      variation: VariationPath(device: "appletv")),
    Example(id: "/k:dict/VAR:dict/some:dict/:string", key: "/k:dict/VAR:dict/some:dict/:string"),
    Example(id: "/usr/bin/string", key: "/usr/bin/string"),
    Example(id: "/:dict/:string", key: "/:dict/:string"),
  ]

  @Test(arguments: examples)
  func `ids are split into the key of the message and the path of its text`(example: Example) throws {
    let id = example.id.replacing("&", with: "&amp;")
    let unit = try #require(read(document("<trans-unit id=\"\(id)\"><source/></trans-unit>")).units.first)
    #expect(unit.id == ExactText(example.id))
    #expect(unit.key == example.key)
    #expect(unit.variation == example.variation)
  }
}
