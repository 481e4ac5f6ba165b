import Testing
import WatchwordLinting

/// Folders of resources whose names have more than a language, and texts that languages may lack.
@Suite struct AndroidFolderTests {
  private static func resources(_ names: [String], _ root: String = "", _ attributes: String = "") -> String {
    let texts = names.map { "<string name=\"\($0)\"\(attributes)>\($0) %1$s</string>" }.joined(separator: "\n")
    return "<resources xmlns:tools=\"http://schemas.android.com/tools\"\(root)>\n\(texts)\n</resources>\n"
  }

  @Test(arguments: ["values-de-night", "values-mcc310-de", "values-mcc310-mnc004-de-rAT-v21", "values-b+de-land"])
  func `a folder with further qualifiers replaces some of the texts`(folder: String) {
    let broken = "<resources><string name=\"a\">Nacht</string>\n<string name=\"b\">b %1$s</string></resources>\n"
    let lines = lint([
      ("values/strings.xml", Self.resources(["a", "b", "c"])),
      ("values-de/strings.xml", Self.resources(["a", "b", "c"])),
      ("\(folder)/strings.xml", broken),
    ]).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("./\(folder)/strings.xml:1:") && lines[0].contains("lacks %1$s"))
  }

  @Test(arguments: [
    ("", " tools:ignore=\"MissingTranslation\""), ("", " tools:ignore=\"Typos, MissingTranslation\""),
    (" tools:ignore=\"MissingTranslation\"", ""), ("", " tools:ignore=\"all\""),
  ])
  func `a text that languages may lack is not missing`(root: String, text: String) {
    let source = Self.resources(["a", "b"], root, text)
    let german = "<resources><string name=\"a\">a</string></resources>\n"
    let lines = lint([("values/strings.xml", source), ("values-de/strings.xml", german)]).lines
    // A translation that exists is compared.
    #expect(lines.count == 1 && lines[0].contains("[missing-placeholder]"), "\(lines)")
  }

  @Test(arguments: ["", " tools:ignore=\"MissingTranslations\"", " tools:ignore=\"Typos\""])
  func `any other text is`(attribute: String) {
    let german = "<resources><string name=\"a\">a %1$s</string></resources>\n"
    let lines = lint([
      ("values/strings.xml", Self.resources(["a", "b"], "", attribute)), ("values-de/strings.xml", german),
    ]).lines
    #expect(lines.count == 1 && lines[0].contains("[untranslated]"), "\(lines)")
  }
}
