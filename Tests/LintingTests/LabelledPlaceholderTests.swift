import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// Placeholders whose values have names for Swift, as Xcode 26 writes them in String Catalogs: `%1$(done)lld`.
@Suite struct LabelledPlaceholderTests {
  struct Pair: Sendable {
    let source: String
    let target: String

    init(_ source: String, _ target: String) { (self.source, self.target) = (source, target) }
  }

  static let pairs: [Case<Pair, [String]>] = [
    Case("the same", Pair("%1$(done)lld of %2$(total)lld rows", "%1$(done)lld von %2$(total)lld Zeilen"), []),
    Case("another order", Pair("%1$(done)lld of %2$(total)lld", "%2$(total)lld: %1$(done)lld"), []),
    Case("no labels in the translation", Pair("%1$(done)lld of %2$(total)lld", "%1$lld von %2$lld"), []),
    Case("labels in the translation alone", Pair("%1$lld of %2$@", "%1$(done)lld von %2$(name)@"), []),
    Case("no number, no label", Pair("%(posts)lld posts", "%lld Beiträge"), []),
    Case("no number", Pair("%(posts)lld posts", "%(posts)lld Beiträge"), []),
    Case("a number with decimals", Pair("%1$(temp).1f °C", "%1$(temp).1f °C"), []),
    Case("a label beyond ASCII", Pair("%1$(größe)@", "%1$(größe)@"), []),
    Case("a text beside it", Pair("%(weight)lldkg", "%(weight)lldkg"), []),
    Case("Python's are compared by name", Pair("%(a)s of %(b)s", "%(b)s: %(a)s"), []),
    Case("words in brackets after a percentage", Pair("5 %(net)long", "5 %(netto)lang"), []),
    Case("lost", Pair("%1$(done)lld of %2$(total)lld rows", "%1$(done)lld Zeilen"), ["missing-placeholder"]),
    Case("lost, without a number", Pair("%(posts)lld posts", "Beiträge"), ["missing-placeholder"]),
    Case("too many", Pair("%1$(done)lld rows", "%1$(done)lld von %2$(total)lld"), ["extra-placeholder"]),
    Case("another kind", Pair("%1$(name)@", "%1$(name)lld"), ["placeholder-type"]),
    Case("another size", Pair("%1$(count)lld", "%1$(count)d"), ["placeholder-type"]),
    Case("a label beside another", Pair("%(count)d files in %(folder)@", "%d Dateien in %(folder)@"), []),
    Case("no conversion", Pair("%1$(name)@", "%1$(name)"), ["malformed-placeholder"]),
    Case("an unknown conversion", Pair("%1$(name)@", "%1$(name)y"), ["malformed-placeholder"]),
    Case("a space inside", Pair("%1$(name)@", "%1$ (name)@"), ["malformed-placeholder"]),
  ]

  @Test(arguments: pairs)
  func `a label does not change what a placeholder shows`(example: Case<Pair, [String]>) {
    let pair = example.given
    for original in ["Localizable.xcstrings", "Localizable.strings"] {
      let text = document("de", unit(pair.source, pair.target), original: original)
      #expect(Linter().lint([input(text)]).ids == example.expected)
    }
    let catalogue = """
      {"sourceLanguage":"en","strings":{"key":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"\(pair.source)"}},
      "de":{"stringUnit":{"state":"translated","value":"\(pair.target)"}}}}},"version":"1.1"}
      """
    #expect(Linter().lint([input(catalogue, name: "a.xcstrings")]).ids == example.expected)
  }
}
