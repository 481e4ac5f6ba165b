import Localization
import Testing

@Suite struct VariationPathTests {
  @Test(
    arguments: [
      ("plural.one", nil, nil, "one"), ("plural.most", nil, nil, "most"), ("device.ipad", nil, "ipad", nil),
      ("device.iphone.plural.one", nil, "iphone", "one"), ("substitutions.files.plural.other", "files", nil, "other"),
      ("substitutions.@DOT.NAME@.plural.one", "DOT.NAME", nil, "one"),
      ("substitutions.a.b.plural.one", "a.b", nil, "one"),
      ("substitutions.f.device.mac.plural.few", "f", "mac", "few"),
      ("substitutions.plural.plural.one", "plural", nil, "one"),
    ] as [(String, String?, String?, String?)])
  func `a path is read into its parts`(text: String, substitution: String?, device: String?, plural: String?) throws {
    let path = try #require(VariationPath(parsing: text))
    #expect(path == VariationPath(substitution: substitution, device: device, plural: plural))
  }

  @Test(arguments: [
    "", "word", "plural", "plural.", ".plural.one", "plural.one.more", "plural.one.plural.two", "substitutions.",
    "substitutions", "devices.ipad", "plural..one", "device.mac.plural", "Plural.one",
  ])
  func `what has not the shape of a path is none`(text: String) {
    #expect(VariationPath(parsing: text) == nil)
  }

  @Test(arguments: [
    "plural.one", "device.ipad", "device.ipad.plural.few", "substitutions.files.plural.other",
    "substitutions.@DOT.NAME@.plural.one",
  ])
  func `a path is written as it was read`(text: String) {
    #expect(VariationPath(parsing: text)?.text == text)
  }
}
